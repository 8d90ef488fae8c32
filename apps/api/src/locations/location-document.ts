import type { LocationResource } from '@sufra/contract/branches/locations'
import { type Currency, decimalsOf } from '@sufra/domain/money/currencies'
import { toDecimal } from '@sufra/domain/money/money'
import { type Locale, wordsIn } from '@sufra/domain/text/locales'
import type { DeliveryArea, Location } from './location-queries.ts'

/** A branch as the wire has it; `metres` from the point asked about, where there was one. */
export const locationResource = (
  location: Location,
  { locale, metres = null }: { locale: Locale; metres?: number | null },
): LocationResource => ({
  type: 'locations',
  id: location.id,
  attributes: {
    id: location.id,
    name: location.name,
    label: wordsIn(location.name, locale),
    line1: location.line1,
    city: location.city,
    lat: location.lat,
    long: location.long,
    telephone: location.telephone,
    'curbside-enabled': location.curbside ? 1 : 0,
    'order-types': location.orderTypes,
    'accepts-orders': !location.isPaused,
    hours: location.hours,
    holidays: location.holidays,
    distance: metres === null ? null : Math.round(metres),
  },
})

export const deliveryAreaResource = (area: DeliveryArea, currency: Currency) => ({
  type: 'delivery-areas' as const,
  id: area.id,
  attributes: {
    'delivery-area': {
      id: area.id,
      name: area.name,
      'location-id': area.locationId,
      'minimum-order-amount': toDecimal(area.minimumMinor, decimalsOf(currency)),
      'delivery-charge': toDecimal(area.chargeMinor, decimalsOf(currency)),
    },
  },
})
