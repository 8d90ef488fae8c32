import type { Benefit, CouponLimits, Promotion } from '@sufra/domain/pricing/promotions'
import { and, asc, count, eq, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/connection.ts'
import { coupons, couponUses, promotions } from './promotion-tables.ts'

export type Coupon = {
  id: number
  code: string | null
  listedAs: 'promotion' | 'campaign' | null
  picture: string | null
  promotion: Promotion
  limits: CouponLimits
}

/** As much of a coupon as a customer sees of its promotion. */
export type ShownPromotion = Pick<Coupon, 'promotion' | 'picture'>

/** Whose uses count; null while nobody has signed in. */
type CouponHolder = { conceptId: number; customerId: string | null }

export const findCouponByCode = async (db: Db, holder: CouponHolder, code: string) =>
  (await findCoupons(db, holder, eq(coupons.code, code)))[0] ?? null

export const findListedCoupon = async (db: Db, holder: CouponHolder, id: number) =>
  (await findCoupons(db, holder, and(eq(coupons.id, id), isNotNull(coupons.listedAs))))[0] ?? null

/** Those the promos popup shows, in the brand's order. */
export const findListedCoupons = (db: Db, holder: CouponHolder) =>
  findCoupons(db, holder, isNotNull(coupons.listedAs))

async function findCoupons(
  db: Db,
  { conceptId, customerId }: CouponHolder,
  wanted: SQL | undefined,
): Promise<Coupon[]> {
  const rows = await db
    .select({ coupon: coupons, promotion: promotions })
    .from(coupons)
    .innerJoin(
      promotions,
      and(eq(promotions.conceptId, coupons.conceptId), eq(promotions.id, coupons.promotionId)),
    )
    .where(and(eq(coupons.conceptId, conceptId), wanted))
    .orderBy(asc(coupons.displayOrder), asc(coupons.id))
  const limited = rows.filter(({ coupon }) => coupon.maximumUsesEach !== null)
  const own = await usesOf(
    db,
    { conceptId, customerId },
    limited.map(({ coupon }) => coupon.id),
  )
  return rows.map(({ coupon, promotion }) => ({
    id: coupon.id,
    code: coupon.code,
    listedAs: coupon.listedAs,
    picture: promotion.picture,
    promotion: promotionOf(promotion),
    limits: {
      maximumUses: coupon.maximumUses,
      maximumUsesEach: coupon.maximumUsesEach,
      uses: coupon.uses,
      usedByCustomer: own.get(coupon.id) ?? 0,
    },
  }))
}

async function usesOf(db: Db, { conceptId, customerId }: CouponHolder, couponIds: number[]) {
  if (customerId === null || couponIds.length === 0) return new Map<number, number>()
  const rows = await db
    .select({ couponId: couponUses.couponId, uses: count() })
    .from(couponUses)
    .where(
      and(
        eq(couponUses.conceptId, conceptId),
        eq(couponUses.customerId, customerId),
        inArray(couponUses.couponId, couponIds),
      ),
    )
    .groupBy(couponUses.couponId)
  return new Map(rows.map(({ couponId, uses }) => [couponId, uses]))
}

/** By coupon, what it gives. */
export async function findPromotions(db: Db, conceptId: number, couponIds: number[]) {
  if (couponIds.length === 0) return new Map<number, ShownPromotion>()
  const rows = await db
    .select({ couponId: coupons.id, promotion: promotions })
    .from(coupons)
    .innerJoin(
      promotions,
      and(eq(promotions.conceptId, coupons.conceptId), eq(promotions.id, coupons.promotionId)),
    )
    .where(and(eq(coupons.conceptId, conceptId), inArray(coupons.id, couponIds)))
  return new Map(
    rows.map(({ couponId, promotion }) => [
      couponId,
      { promotion: promotionOf(promotion), picture: promotion.picture },
    ]),
  )
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

/** A cancelled or failed order gives its use of the coupon back. */
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

type Row = typeof promotions.$inferSelect

/** A row as the rules read it. The table's own check keeps half a promotion out. */
export const promotionOf = (row: Row): Promotion => ({
  id: row.id,
  names: row.name,
  benefit: benefitOf(row),
  minimum: row.minimumMinor,
  startsAt: row.startsAt?.getTime() ?? null,
  endsAt: row.endsAt?.getTime() ?? null,
  locations: row.locations,
  orderTypes: row.orderTypes,
})

function benefitOf(row: Row): Benefit {
  const { kind, discountValue: value, itemId, itemPriceMinor: price, itemQuantity: quantity } = row
  if (kind === 'delivery') return { kind }
  if (kind === 'item' && itemId !== null && price !== null && quantity !== null) {
    return { kind, itemId, price, quantity }
  }
  if (kind === 'discount' && value !== null) {
    const discount =
      row.discountType === 'amount'
        ? ({ type: 'amount', amount: value } as const)
        : ({ type: 'percentage', basisPoints: value, maximum: row.discountMaxMinor } as const)
    return { kind, discount }
  }
  throw new Error(`Promotion ${row.id} of concept ${row.conceptId} gives nothing`)
}
