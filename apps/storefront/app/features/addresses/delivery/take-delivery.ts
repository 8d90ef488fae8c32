import { chooseDelivery, type DeliveryAddress } from '@sufra/domain/branch/destination'
import { confirmDestinationChange } from '../../../order/destination/destination-change.ts'
import {
  readDestination,
  rememberDestination,
} from '../../../order/destination/stored-destination.ts'
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
    readDestination(),
    given,
    branch && { id: branch.id, name: branch.names, lat: branch.lat, long: branch.long },
  )
  if (!(await confirmDestinationChange(next))) return false
  temporaryDelivery.write(address)
  rememberDestination(next)
  return true
}
