import type { Locale, Words } from '@sufra/domain/text/locales'
import { locationResource } from '../locations/location-document.ts'
import { orderResource } from './order-document.ts'
import type { OrderRow } from './order-events.ts'
import { orderItemResource } from './order-item-document.ts'
import type { OrderLineRow } from './order-reads.ts'
import type { PriceBook } from './price-book.ts'

export type NewlyPlaced = {
  order: OrderRow
  lines: readonly OrderLineRow[]
  /** Of the coupon that was used. */
  promotionName: Words | null
}

type Asked = { book: PriceBook; now: number; locale: Locale; wants: (name: string) => boolean }

/** An order that has just been placed, as its customer sees it: nothing has to be read again. */
export function newOrderDocument({ order, lines, promotionName }: NewlyPlaced, asked: Asked) {
  const { book, now, locale, wants } = asked
  const location = book.locations.get(order.locationId)
  const data = orderResource(order, {
    decimals: book.decimals,
    vatType: book.rules.vat.type,
    cancellation: book.concept.settings.cancellation,
    locationName: location?.name ?? {},
    now,
    itemCount: lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
    isRated: false,
    promotionName,
  })
  const items =
    wants('items') || wants('combos')
      ? lines.map((line) => orderItemResource(line, book.decimals))
      : []
  const locations = wants('location') && location ? [locationResource(location, { locale })] : []
  return { data, included: [...items, ...locations] }
}
