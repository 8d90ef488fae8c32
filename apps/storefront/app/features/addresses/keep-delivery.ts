import { may } from '@sufra/domain/people/customer-rights'
import { ownCalls } from '#app/platform/session/customer-calls.ts'
import { currentUser } from '../../platform/session/current-user.ts'
import type { CustomerContext } from '../../platform/session/customer-calls.ts'
import {
  type TemporaryDelivery,
  temporaryDelivery,
} from '../../platform/storage/keys/temporary-delivery.ts'
import { bodyOfDelivery } from './address-body.ts'
import { ownAddresses } from './own-addresses.ts'

let underway: TemporaryDelivery | null = null

/**
 * Saves the address of this order among the customer's own, and keeps its id for the order. Whatever goes
 * wrong is ignored: nobody asked for it, and the order can be tried all the same.
 */
export async function keepDelivery(
  context: CustomerContext,
  { label, callsOf = ownCalls }: { label?: string; callsOf?: typeof ownCalls } = {},
) {
  const address = temporaryDelivery.read()
  if (!address || address.id !== undefined || address === underway) return
  if (!may(currentUser.read(), 'save-address')) return
  underway = address
  try {
    const { calls, customerId } = await callsOf(context)
    const body = { ...bodyOfDelivery(address), ...(label && { label }) }
    const { data } = await calls.addAddress(customerId, body)
    ownAddresses.change((known) => [data, ...known])
    const isStillMeant = temporaryDelivery.read() === address
    if (isStillMeant) temporaryDelivery.write({ ...address, ...(label && { label }), id: data.id })
  } catch {
    // Kept for this order alone, as before.
  } finally {
    underway = null
  }
}
