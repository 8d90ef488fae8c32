import { type Currency, decimalsOf } from '@sufra/domain/money/currencies'
import { toDecimal } from '@sufra/domain/money/money'
import type { DeliveryArea } from './location-queries.ts'

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
