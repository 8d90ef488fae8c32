import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/connection.ts'
import { coupons, promotions } from '../promotions/promotion-tables.ts'
import { orderResource } from './order-document.ts'
import type { OrderRow } from './order-events.ts'
import { findFeedbacks } from './order-reads.ts'
import { orderLines } from './order-tables.ts'
import type { PriceBook } from './price-book.ts'

/** Orders as their customer sees them. */
export async function showOrders(db: Db, book: PriceBook, rows: readonly OrderRow[], now: number) {
  const { conceptId } = book.concept
  const ids = rows.map(({ id }) => id)
  const counts = await countPieces(db, conceptId, ids)
  const rated = new Set((await findFeedbacks(db, conceptId, ids)).map(({ orderId }) => orderId))
  const names = await promotionNames(db, conceptId, rows)
  return rows.map((order) =>
    orderResource(order, {
      decimals: book.decimals,
      vatType: book.rules.vat.type,
      cancellation: book.concept.settings.cancellation,
      locationName: book.locations.get(order.locationId)?.name ?? {},
      now,
      itemCount: counts.get(order.id) ?? 0,
      isRated: rated.has(order.id),
      promotionName: (order.couponId !== null && names.get(order.couponId)) || null,
    }),
  )
}

async function countPieces(db: Db, conceptId: number, ids: string[]) {
  const rows = await db
    .select({ id: orderLines.orderId, pieces: sql<number>`sum(${orderLines.quantity})::integer` })
    .from(orderLines)
    .where(and(eq(orderLines.conceptId, conceptId), inArray(orderLines.orderId, ids)))
    .groupBy(orderLines.orderId)
  return new Map(rows.map(({ id, pieces }) => [id, pieces]))
}

async function promotionNames(db: Db, conceptId: number, orders: readonly OrderRow[]) {
  const ids = orders.flatMap(({ couponId }) => (couponId === null ? [] : [couponId]))
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: coupons.id, name: promotions.name })
    .from(coupons)
    .innerJoin(
      promotions,
      and(eq(promotions.conceptId, coupons.conceptId), eq(promotions.id, coupons.promotionId)),
    )
    .where(and(eq(coupons.conceptId, conceptId), inArray(coupons.id, ids)))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
