import type { CustomerChanges } from '@sufra/contract/people/customers'
import { keepCustomer } from '../../../platform/session/begin-session.ts'
import type { Asker } from '../../../platform/session/customer-calls.ts'
import { ownCalls } from '../../../platform/session/own-calls.ts'
import { ownProfile } from './own-profile.ts'

/** Changes the profile, here and on the server. */
export async function saveProfile(asker: Asker, changes: CustomerChanges) {
  const { calls, customerId } = await ownCalls(asker)
  const { data } = await calls.changeCustomer(customerId, changes)
  ownProfile.change(() => data)
  keepCustomer(data)
}
