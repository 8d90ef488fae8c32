import type { Db } from '../platform/database/connection.ts'
import { coupons, promotions } from '../promotions/promotion-tables.ts'
import type { BrandSeed, PromotionSeed } from './brand-seed.ts'
import { inOrder, insertRows } from './insert-rows.ts'

/** What the brand gives, and the coupons that lead to it. */
export async function plantPromotions(db: Db, brand: BrandSeed) {
  const conceptId = brand.concept.id
  const given = brand.promotions
  await insertRows(
    db,
    promotions,
    given.map((promotion) => ({ conceptId, ...promotionRow(promotion) })),
  )
  const all = given.flatMap(({ id, coupons: own }) =>
    own.map((coupon) => ({ ...coupon, promotionId: id })),
  )
  await insertRows(
    db,
    coupons,
    inOrder(all).map((coupon) => ({ conceptId, ...coupon })),
  )
}

const promotionRow = ({ benefit, minimum, startsAt, endsAt, ...seed }: PromotionSeed) => ({
  id: seed.id,
  name: seed.name,
  picture: seed.picture,
  locations: seed.locations ?? null,
  orderTypes: seed.orderTypes ?? null,
  minimumMinor: minimum ?? 0,
  startsAt: startsAt ? new Date(startsAt) : null,
  endsAt: endsAt ? new Date(endsAt) : null,
  ...benefitColumns(benefit),
})

function benefitColumns(benefit: PromotionSeed['benefit']) {
  const { kind } = benefit
  if (kind === 'delivery') return { kind }
  if (kind === 'item') {
    const { itemId, price, quantity } = benefit
    return { kind, itemId, itemPriceMinor: price, itemQuantity: quantity }
  }
  const { discount } = benefit
  return discount.type === 'amount'
    ? { kind, discountType: discount.type, discountValue: discount.amount }
    : {
        kind,
        discountType: discount.type,
        discountValue: discount.basisPoints,
        discountMaxMinor: discount.maximum,
      }
}
