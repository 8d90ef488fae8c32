import { ACCOUNT_TYPES, CUSTOMER_STATUSES } from '@sufra/domain/people/customer-rights'
import { storedValue } from '@sufra/web/storage/stored-value'
import { fieldsOf } from '../storage/checked-fields.ts'

/** Who is signed in on this browser, with the token that shows it. */
export type CurrentUser = {
  id: string
  token: string
  accountType: (typeof ACCOUNT_TYPES)[number]
  status: (typeof CUSTOMER_STATUSES)[number]
  firstName: string
  lastName: string
}

const TOKEN = /^[\w-]{20,100}$/
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** `currentUser`, as the spec names it. Whatever does not look like it means that nobody is signed in. */
export const currentUser = storedValue<CurrentUser>('currentUser', (text) => {
  const { id, token, accountType, status, firstName, lastName } = fieldsOf(JSON.parse(text))
  const account = ACCOUNT_TYPES.find((each) => each === accountType)
  const standing = CUSTOMER_STATUSES.find((each) => each === status)
  if (!account || !standing) return null
  if (typeof id !== 'string' || !UUID.test(id)) return null
  if (typeof token !== 'string' || !TOKEN.test(token)) return null
  if (typeof firstName !== 'string' || typeof lastName !== 'string') return null
  return { id, token, accountType: account, status: standing, firstName, lastName }
})
