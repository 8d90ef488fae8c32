import type { CheckoutPayload } from '@sufra/contract/orders/checkout-payload'
import type { Point } from '@sufra/domain/branch/geography'
import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import { bestArea } from '../../locations/best-area.ts'
import type { DeliveryArea, Location } from '../../locations/location-queries.ts'
import { refusal } from '../../platform/http/problems/problem.ts'
import type { PriceBook } from './price-book.ts'

export type OrderDestination = {
  orderType: OrderType
  /** Null only where a delivery has no address yet. */
  location: Location | null
  area: DeliveryArea | null
}

/** Where the order is made, and to which area it goes. `point` is that of the address it names. */
export function orderDestination(
  book: PriceBook,
  payload: CheckoutPayload,
  point: Point | null,
): OrderDestination {
  const orderType = payload.type
  const { menuOnly } = book.application.settings
  if (menuOnly || !isOffered(book, orderType)) throw refusal('order-type-not-offered')
  if (orderType === 'deliver') return deliveryDestination(book, point)

  const location = payload.location == null ? undefined : book.locations.get(payload.location)
  if (payload.location != null && !location) {
    throw refusal('unknown-branch', { source: 'location' })
  }
  if (location && !serves(location, orderType)) {
    throw refusal('order-type-not-offered')
  }
  return { orderType, location: location ?? null, area: null }
}

function deliveryDestination(book: PriceBook, point: Point | null): OrderDestination {
  if (!point) return { orderType: 'deliver', location: null, area: null }
  const best = bestArea(book.areas, book.locations.values(), point)
  if (!best) throw refusal('outside-delivery-area')
  return { orderType: 'deliver', location: best.location, area: best.area }
}

/** Curbside is to-go carried to the car. */
const isOffered = ({ application }: PriceBook, type: OrderType) =>
  application.settings.orderTypes.includes(type) ||
  (type === 'curbside' && application.settings.orderTypes.includes('to-go'))

const serves = ({ orderTypes, curbside }: Location, type: OrderType) =>
  type === 'curbside'
    ? curbside && (orderTypes.includes('to-go') || orderTypes.includes('curbside'))
    : orderTypes.includes(type)
