import type { Locale } from '@sufra/domain/text/locales'
import { locationResource } from '../../locations/location-document.ts'
import type { Db } from '../../platform/database/connection.ts'
import { notFound } from '../../platform/http/problems/problem.ts'
import { promotionResource } from '../../promotions/promotion-document.ts'
import { findPromotions } from '../../promotions/promotion-queries.ts'
import { countPieces, findFeedbacks, findLines, type OrderRow } from '../order-queries.ts'
import type { PriceBook } from '../pricing/price-book.ts'
import { feedbackResource, orderItemResource, orderResource } from './order-document.ts'

export const ORDER_INCLUDES = [
  'items',
  'combos',
  'location',
  'feedbacks.ratings',
  'promotion',
] as const
export type OrderInclude = (typeof ORDER_INCLUDES)[number]

/** Orders as their customer sees them. */
export async function showOrders(db: Db, book: PriceBook, rows: readonly OrderRow[], now: number) {
  const { conceptId } = book.concept
  const ids = rows.map(({ id }) => id)
  const counts = await countPieces(db, conceptId, ids)
  const rated = new Set((await findFeedbacks(db, conceptId, ids)).map(({ orderId }) => orderId))
  const couponIds = rows.flatMap(({ couponId }) => (couponId === null ? [] : [couponId]))
  const promotions = await findPromotions(db, conceptId, couponIds)
  return rows.map((order) =>
    orderResource(order, {
      decimals: book.decimals,
      vatType: book.rules.vat.type,
      cancellation: book.concept.settings.cancellation,
      locationName: book.locations.get(order.locationId)?.name ?? {},
      now,
      itemCount: counts.get(order.id) ?? 0,
      isRated: rated.has(order.id),
      promotionName:
        (order.couponId !== null && promotions.get(order.couponId)?.promotion.names) || null,
    }),
  )
}

type Shown = { include: readonly OrderInclude[]; locale: Locale; now: number }

/** One order with what was asked for beside it. */
export async function showOrder(
  db: Db,
  book: PriceBook,
  order: OrderRow,
  { include, locale, now }: Shown,
) {
  const { conceptId } = order
  const [data] = await showOrders(db, book, [order], now)
  if (!data) throw notFound()
  const wants = (name: OrderInclude) => include.includes(name)
  const lines = wants('items') || wants('combos') ? await findLines(db, conceptId, [order.id]) : []
  const location = wants('location') ? book.locations.get(order.locationId) : undefined
  const feedbacks = wants('feedbacks.ratings') ? await findFeedbacks(db, conceptId, [order.id]) : []
  const couponIds = wants('promotion') && order.couponId !== null ? [order.couponId] : []
  const promotions = await findPromotions(db, conceptId, couponIds)
  return {
    data,
    included: [
      ...lines.map((line) => orderItemResource(line, book.decimals)),
      ...(location ? [locationResource(location, { locale })] : []),
      ...feedbacks.map(feedbackResource),
      ...[...promotions.values()].map((promotion) => promotionResource(promotion, book)),
    ],
  }
}
