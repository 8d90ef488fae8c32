import type { CustomerResource } from '@sufra/contract/people/customers'
import type { SessionDocument } from '@sufra/contract/people/sessions'
import { type CurrentUser, currentUser } from './current-user.ts'

/** Signs the customer in, in every tab of this browser. */
export function beginSession({ data }: SessionDocument): CurrentUser {
  const user = { ...userOf(data), token: data.attributes.token }
  currentUser.write(user)
  return user
}

/** The server knows something new of the customer; the session goes on. */
export function keepCustomer(customer: CustomerResource) {
  const user = currentUser.read()
  if (user?.id === customer.id) currentUser.write({ ...userOf(customer), token: user.token })
}

const userOf = ({ id, attributes }: CustomerResource): Omit<CurrentUser, 'token'> => ({
  id,
  accountType: attributes['account-type'],
  status: attributes.status,
  firstName: attributes['first-name'],
  lastName: attributes['last-name'],
})
