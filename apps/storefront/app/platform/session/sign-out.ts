import type { Asker } from './customer-calls.ts'
import { forgetCustomer } from './forget-customer.ts'
import { ownCalls } from './own-calls.ts'

/** Here at once; on the server as soon as it can be told. */
export async function signOut(asker: Asker) {
  const { calls } = await ownCalls(asker)
  const told = calls.signOut()
  forgetCustomer()
  await told.catch(() => {})
}
