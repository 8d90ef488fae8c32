import { chooseDelivery, type DeliveryAddress } from '@sufra/domain/branch/place-choice'
import { confirmPlaceChange } from '../../../order/destination/place-change.ts'
import { readPlace, rememberPlace } from '../../../order/destination/stored-place.ts'
import {
  type TemporaryDelivery,
  temporaryDelivery,
} from '../../../platform/storage/keys/temporary-delivery.ts'
import type { DeliveringBranch } from './delivery-model.ts'

/** The order goes there from now on, made by that branch; false where the customer would rather keep their cart. */
export async function takeDelivery(
  address: TemporaryDelivery,
  branch: DeliveringBranch | null,
): Promise<boolean> {
  const given: DeliveryAddress = { ...address, id: address.id ?? null }
  const next = chooseDelivery(
    readPlace(),
    given,
    branch && { id: branch.id, name: branch.names, lat: branch.lat, long: branch.long },
  )
  if (!(await confirmPlaceChange(next))) return false
  temporaryDelivery.write(address)
  rememberPlace(next)
  return true
}
