import { type Destination, withoutStaleDestination } from '@sufra/domain/branch/destination'
import { rememberChoice } from '../../platform/storage/choice.ts'
import { cartTable } from '../../platform/storage/keys/cart-table.ts'
import { lastLocation } from '../../platform/storage/keys/last-location.ts'
import { nearestBranch } from '../../platform/storage/keys/nearest-branch.ts'
import { storedOrderType } from '../../platform/storage/keys/order-type.ts'
import { queueFlag } from '../../platform/storage/keys/queue-flag.ts'
import { temporaryDelivery } from '../../platform/storage/keys/temporary-delivery.ts'

/** The choice this browser remembers. One branch is kept for all the ways of ordering that need one. */
export function readDestination(): Destination {
  const branch = lastLocation.read()
  const address = temporaryDelivery.read()
  return {
    orderType: storedOrderType.read(),
    defaults: { pickup: branch, 'to-go': branch, 'eat-in': branch },
    lastLocation: branch,
    deliveryAddress: address && { ...address, id: address.id ?? null },
    nearestBranch: nearestBranch.read(),
    table: cartTable.read(),
    isQueue: queueFlag.read() ?? false,
  }
}

/** With neither an order type nor a nearest branch, what is left of an old choice is cleared. */
export function forgetStaleDestination() {
  const { lastLocation: branch, deliveryAddress } = withoutStaleDestination(readDestination())
  if (!branch) lastLocation.clear()
  if (!deliveryAddress) temporaryDelivery.clear()
}

/** Keeps a choice, from now on. The address itself is written by whoever knows all of it. */
export function rememberDestination(destination: Destination, now = Date.now()) {
  keep(lastLocation, destination.lastLocation)
  keep(nearestBranch, destination.nearestBranch)
  keep(cartTable, destination.table)
  keep(storedOrderType, destination.orderType)
  keep(queueFlag, destination.isQueue || null)
  if (!destination.deliveryAddress) temporaryDelivery.clear()
  rememberChoice({}, now)
}

function keep<T>(key: { write: (value: T) => void; clear: () => void }, value: T | null) {
  if (value === null) key.clear()
  else key.write(value)
}
