import {
  type ItemAvailability,
  isCategoryVisible,
  itemAvailability,
  priceAt,
} from '@sufra/domain/menu/availability'
import { minuteClock } from '@sufra/web/page/clock'
import { useStored } from '@sufra/web/storage/use-stored'
import { useCallback, useSyncExternalStore } from 'react'
import { storedOrderType } from '../../platform/storage/keys/order-type.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { branchStatus, UNKNOWN_STATUS } from '../destination/branch-status.ts'
import { currentBranch } from '../destination/current-branch.ts'
import type { Card, CategoryEntry } from './menu-model.ts'

/** The branch and order type chosen in this browser, and what they mean for the menu. The server's page knows neither. */
export function useDestination() {
  const { applicationId, zone } = useBrand()
  const location = useStored(currentBranch, null)
  const orderType = useStored(storedOrderType, null)
  const now = useSyncExternalStore(minuteClock.subscribe, minuteClock.read, () => null)
  const status = useStored(branchStatus, UNKNOWN_STATUS)
  const locationId = location?.id ?? null
  const inactiveCategories =
    status.branchId === locationId ? status.inactiveCategories : UNKNOWN_STATUS.inactiveCategories

  // The same until something changes: hundreds of cards are not drawn again for nothing.
  const visible = useCallback(
    <Entry extends CategoryEntry>(entries: Entry[]) =>
      entries.filter(({ limits }) =>
        isCategoryVisible(limits, { locationId, applicationId, inactiveCategories }),
      ),
    [locationId, applicationId, inactiveCategories],
  )

  return {
    location,
    /** Null in the server's page, which must not depend on the time. */
    now,
    orderType,
    priceOf: (card: Card) => priceAt(card, locationId),
    availabilityOf: ({ limits }: Card): ItemAvailability =>
      now === null
        ? { state: 'available' }
        : itemAvailability(limits, { locationId, orderType, zone, now }),
    visible,
  }
}
