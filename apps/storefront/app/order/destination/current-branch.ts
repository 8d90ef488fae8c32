import { currentLocationId, NO_DESTINATION } from '@sufra/domain/branch/destination'
import type { ReadableStore } from '@sufra/web/storage/live-value'
import { lastLocation } from '../../platform/storage/keys/last-location.ts'
import { nearestBranch } from '../../platform/storage/keys/nearest-branch.ts'
import { storedOrderType } from '../../platform/storage/keys/order-type.ts'
import type { StoredBranch } from '../../platform/storage/keys/stored-branch.ts'

const PARTS = [storedOrderType, lastLocation, nearestBranch]

/** Hundreds of menu cards subscribe; they share one subscription to the stored values. */
const listeners = new Set<() => void>()
let leave: (() => void)[] = []
const announce = () => {
  for (const listener of [...listeners]) listener()
}

/** The branch whose menu, prices and stock count; for delivery the one that delivers. */
export const currentBranch: ReadableStore<StoredBranch | null> = {
  read() {
    const last = lastLocation.read()
    const nearest = nearestBranch.read()
    const destination = { ...NO_DESTINATION, orderType: storedOrderType.read() }
    const id = currentLocationId({ ...destination, lastLocation: last, nearestBranch: nearest })
    if (id === null) return null
    return destination.orderType === 'deliver' ? nearest : last
  },
  subscribe(listener) {
    if (listeners.size === 0) leave = PARTS.map((part) => part.subscribe(announce))
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) for (const each of leave) each()
    }
  },
}
