import type { Currency } from '@sufra/domain/currencies'
import { decimalPrice } from '../catalogue/decimal-price.ts'
import type { DeliveryArea } from './location-queries.ts'

export const deliveryAreaResource = (area: DeliveryArea, currency: Currency) => ({
  type: 'delivery-areas' as const,
  id: area.id,
  attributes: {
    'delivery-area': {
      id: area.id,
      name: area.name,
      'location-id': area.locationId,
      'minimum-order-amount': decimalPrice(area.minimumMinor, currency),
      'delivery-charge': decimalPrice(area.chargeMinor, currency),
    },
  },
})
