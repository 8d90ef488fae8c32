import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/connection.ts'
import { coupons, couponUses } from '../promotions/promotion-tables.ts'
import { orderKeys } from './order-tables.ts'

export type OrderKey = {
  conceptId: number
  customerId: string
  key: string
  fingerprint: string
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
