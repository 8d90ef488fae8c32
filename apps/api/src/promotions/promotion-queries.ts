import type { CouponLimits, Promotion } from '@sufra/domain/pricing/promotions'
import { and, asc, count, eq, inArray, isNotNull, type SQL } from 'drizzle-orm'
import type { Db } from '../platform/database/connection.ts'
import { promotionOf } from './promotion-row.ts'
import { coupons, couponUses, promotions } from './promotion-tables.ts'

export type Coupon = {
  id: number
  code: string | null
  listedAs: 'promotion' | 'campaign' | null
  picture: string | null
  promotion: Promotion
  limits: CouponLimits
}

/** Whose uses count; null while nobody has signed in. */
type Asker = { conceptId: number; customerId: string | null }

export const findCouponByCode = async (db: Db, asker: Asker, code: string) =>
  (await findCoupons(db, asker, eq(coupons.code, code)))[0] ?? null

export const findListedCoupon = async (db: Db, asker: Asker, id: number) =>
  (await findCoupons(db, asker, and(eq(coupons.id, id), isNotNull(coupons.listedAs))))[0] ?? null

/** Those the promos popup shows, in the brand's order. */
export const findListedCoupons = (db: Db, asker: Asker) =>
  findCoupons(db, asker, isNotNull(coupons.listedAs))

async function findCoupons(
  db: Db,
  { conceptId, customerId }: Asker,
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

async function usesOf(db: Db, { conceptId, customerId }: Asker, couponIds: number[]) {
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
