import {
  type ItemAvailability,
  isCategoryVisible,
  itemAvailability,
  priceAt,
} from '@sufra/domain/availability'
import { zoneOf } from '@sufra/domain/time-zone'
import { useSyncExternalStore } from 'react'
import type { Card, CategoryEntry } from '../menu/menu-model.ts'
import { lastLocation } from '../storage/keys/last-location.ts'
import { storedOrderType } from '../storage/keys/order-type.ts'
import { useStored } from '../storage/use-stored.ts'
import { useBrand } from '../visit/use-brand.ts'
import { minuteClock } from './minute-clock.ts'

/** The branch and order type chosen in this browser, and what they mean for the menu. The server's page knows neither. */
export function usePlace() {
  const { applicationId, timezone } = useBrand()
  const location = useStored(lastLocation, null)
  const orderType = useStored(storedOrderType, null)
  const now = useSyncExternalStore(minuteClock.subscribe, minuteClock.read, () => null)
  const locationId = location?.id ?? null

  return {
    location,
    orderType,
    priceOf: (card: Card) => priceAt(card, locationId),
    availabilityOf: ({ limits }: Card): ItemAvailability =>
      now === null
        ? { state: 'available' }
        : itemAvailability(limits, { locationId, orderType, zone: zoneOf(timezone), now }),
    visible: <Entry extends CategoryEntry>(entries: Entry[]) =>
      entries.filter(({ limits }) =>
        isCategoryVisible(limits, { locationId, applicationId, inactiveCategories: [] }),
      ),
  }
}
