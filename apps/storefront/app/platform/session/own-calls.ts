import type { ApiClient } from '@sufra/contract/client/client'
import { currentUser } from './current-user.ts'
import { type CustomerContext, customerCalls } from './customer-calls.ts'

export type OwnCalls = { calls: ApiClient['customers']; customerId: string }

/** The calls about the signed-in customer's own things. */
export async function ownCalls(context: CustomerContext): Promise<OwnCalls> {
  const user = currentUser.read()
  if (!user) throw new Error('Nobody is signed in')
  return { calls: customerCalls(context), customerId: user.id }
}
