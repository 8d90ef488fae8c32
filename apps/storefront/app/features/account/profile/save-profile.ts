import type { CustomerChanges } from '@sufra/contract/people/customers'
import { ownCalls } from '#app/platform/session/customer-calls.ts'
import { keepCustomer } from '../../../platform/session/begin-session.ts'
import type { CustomerContext } from '../../../platform/session/customer-calls.ts'
import { ownProfile } from './own-profile.ts'

/** Changes the profile, here and on the server. */
export async function saveProfile(context: CustomerContext, changes: CustomerChanges) {
  const { calls, customerId } = await ownCalls(context)
  const { data } = await calls.changeCustomer(customerId, changes)
  ownProfile.change(() => data)
  keepCustomer(data)
}
