import type { CartLine } from '@sufra/domain/cart-line'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../database/connection.ts'
import { coupons, couponUses } from '../promotions/promotion-tables.ts'
import { orderKeys, orderLines, orderMoves, orderNumbers, orders } from './order-tables.ts'

export type NewOrder = typeof orders.$inferInsert
type Move = typeof orderMoves.$inferInsert
export type OrderKey = {
  conceptId: number
  customerId: string
  key: string
  fingerprint: string
}

/** True when the key is now this order's; false when it was another's already. */
export async function takeKey(db: Db, key: OrderKey, orderId: string, now: Date) {
  const rows = await db
    .insert(orderKeys)
    .values({ ...key, orderId, createdAt: now })
    .onConflictDoNothing()
    .returning({ orderId: orderKeys.orderId })
  return rows.length === 1
}

export async function findKey(db: Db, { conceptId, customerId, key }: OrderKey) {
  const [row] = await db
    .select({ orderId: orderKeys.orderId, fingerprint: orderKeys.fingerprint })
    .from(orderKeys)
    .where(
      and(
        eq(orderKeys.conceptId, conceptId),
        eq(orderKeys.customerId, customerId),
        eq(orderKeys.key, key),
      ),
    )
  return row ?? null
}

/** The next number of the branch's day; whoever comes second waits for the first. */
export async function nextNumber(db: Db, conceptId: number, locationId: number, day: string) {
  const [row] = await db
    .insert(orderNumbers)
    .values({ conceptId, locationId, day, last: 1 })
    .onConflictDoUpdate({
      target: [orderNumbers.conceptId, orderNumbers.locationId, orderNumbers.day],
      set: { last: sql`${orderNumbers.last} + 1` },
    })
    .returning({ number: orderNumbers.last })
  if (!row) throw new Error('An order number was not given.')
  return row.number
}

export async function insertOrder(db: Db, order: NewOrder, lines: readonly CartLine[]) {
  const [row] = await db.insert(orders).values(order).returning()
  if (!row) throw new Error('An order was not written.')
  const { conceptId, id: orderId } = row
  await db.insert(orderLines).values(
    lines.map((line, index) => ({
      conceptId,
      orderId,
      position: index + 1,
      itemId: line.itemId,
      quantity: line.quantity,
      pieceMinor: line.total,
      line,
    })),
  )
  return row
}

export const recordMove = (db: Db, move: Move) => db.insert(orderMoves).values(move)

/** One use more, within the coupon's limits, or nothing and false. Holds the coupon until commit. */
export async function useCoupon(
  db: Db,
  use: { conceptId: number; couponId: number; orderId: string; customerId: string; now: Date },
) {
  const { conceptId, couponId, orderId, customerId } = use
  const [coupon] = await db
    .update(coupons)
    .set({ uses: sql`${coupons.uses} + 1` })
    .where(
      and(
        eq(coupons.conceptId, conceptId),
        eq(coupons.id, couponId),
        sql`${coupons.uses} < coalesce(${coupons.maximumUses}, 2147483647)`,
        sql`(select count(*) from ${couponUses}
          where ${couponUses.conceptId} = ${conceptId} and ${couponUses.couponId} = ${couponId}
            and ${couponUses.customerId} = ${customerId})
          < coalesce(${coupons.maximumUsesEach}, 2147483647)`,
      ),
    )
    .returning({ id: coupons.id })
  if (!coupon) return false
  await db.insert(couponUses).values({ conceptId, couponId, orderId, customerId, usedAt: use.now })
  return true
}

/** An order that came to nothing gives its use back. */
export async function freeCoupon(db: Db, conceptId: number, orderId: string) {
  const freed = await db
    .delete(couponUses)
    .where(and(eq(couponUses.conceptId, conceptId), eq(couponUses.orderId, orderId)))
    .returning({ couponId: couponUses.couponId })
  for (const { couponId } of freed) {
    await db
      .update(coupons)
      .set({ uses: sql`${coupons.uses} - 1` })
      .where(
        and(eq(coupons.conceptId, conceptId), eq(coupons.id, couponId), lt(sql`0`, coupons.uses)),
      )
  }
}
