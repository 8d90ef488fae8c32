import { ownCalls } from '../../platform/session/own-calls.ts'
import { temporaryDelivery } from '../../platform/storage/keys/temporary-delivery.ts'
import type { Brand } from '../../platform/visit/brand.ts'

/** A delivery goes to a saved address: one that was given for this order alone is saved before it is sent. */
export async function saveDeliveryAddress(brand: Brand) {
  const address = temporaryDelivery.read()
  if (!address || address.id !== undefined) return
  const { 'delivery-area-id': _, minimum: __, charge: ___, ...written } = address
  const { calls, customerId } = await ownCalls(brand)
  const { data } = await calls.addAddress(customerId, {
    ...written,
    label: written.label || 'Home',
  })
  // Somebody may have chosen another one meanwhile.
  if (temporaryDelivery.read() === address) temporaryDelivery.write({ ...address, id: data.id })
}
