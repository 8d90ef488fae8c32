import type { Locale } from '@sufra/domain/text/locales'
import { locationResource } from '../../locations/location-document.ts'
import { promotionResource } from '../../promotions/promotion-document.ts'
import type { ShownPromotion } from '../../promotions/promotion-queries.ts'
import { orderItemResource, orderResource } from '../following/order-document.ts'
import type { OrderInclude } from '../following/show-orders.ts'
import type { OrderLineRow, OrderRow } from '../order-queries.ts'
import type { PriceBook } from '../pricing/price-book.ts'

export type NewlyPlaced = {
  order: OrderRow
  lines: readonly OrderLineRow[]
  /** Of the coupon that was used. */
  promotion: ShownPromotion | null
}

type Shown = { include: readonly OrderInclude[]; locale: Locale; now: number }

/** An order that has just been placed, as its customer sees it: nothing has to be read again. */
export function newOrderDocument(
  { order, lines, promotion }: NewlyPlaced,
  book: PriceBook,
  { include, locale, now }: Shown,
) {
  const location = book.locations.get(order.locationId)
  const wants = (name: OrderInclude) => include.includes(name)
  const data = orderResource(order, {
    decimals: book.decimals,
    vatType: book.rules.vat.type,
    cancellation: book.concept.settings.cancellation,
    locationName: location?.name ?? {},
    now,
    itemCount: lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
    isRated: false,
    promotionName: promotion?.promotion.names ?? null,
  })
  const items =
    wants('items') || wants('combos')
      ? lines.map((line) => orderItemResource(line, book.decimals))
      : []
  const locations = wants('location') && location ? [locationResource(location, { locale })] : []
  const promotions = wants('promotion') && promotion ? [promotionResource(promotion, book)] : []
  return { data, included: [...items, ...locations, ...promotions] }
}
