import { nearestBranch } from '../../platform/storage/keys/nearest-branch.ts'
import { temporaryDelivery } from '../../platform/storage/keys/temporary-delivery.ts'

/** The order no longer goes to this address, if it did. */
export function leaveDelivery(addressId: string) {
  if (temporaryDelivery.read()?.id !== addressId) return
  temporaryDelivery.clear()
  nearestBranch.clear()
}
