import { shareOf } from '../money/basis-points.ts'
import type { Money } from '../money/money.ts'
import type { Words } from '../text/locales.ts'
import { coversType, type OrderType } from '../vocabulary/order-types.ts'

export const PROMOTION_KINDS = ['item', 'discount', 'delivery'] as const
export type PromotionKind = (typeof PROMOTION_KINDS)[number]

export type Discount =
  | { type: 'percentage'; basisPoints: number; maximum: Money | null }
  | { type: 'amount'; amount: Money }

/** What a promotion gives. */
export type Benefit =
  | { kind: 'discount'; discount: Discount }
  | { kind: 'item'; itemId: number; price: Money; quantity: number }
  | { kind: 'delivery' }

export type Promotion = {
  id: number
  names: Words
  benefit: Benefit
  /** What must be ordered for it, promotion items not counted. */
  minimum: Money
  /** Moments in epoch milliseconds: from the first on, and before the second. */
  startsAt: number | null
  endsAt: number | null
  /** Null: at every branch. */
  locations: readonly number[] | null
  /** Null: for every order type. */
  orderTypes: readonly OrderType[] | null
}

/** How often a coupon may be used, and has been; `usedByCustomer` is 0 while nobody has signed in. */
export type CouponLimits = {
  maximumUses: number | null
  maximumUsesEach: number | null
  uses: number
  usedByCustomer: number
}

/** The order a promotion is asked for. */
export type PromotionCase = {
  /** Before discounts, without promotion items. */
  ordered: Money
  orderType: OrderType | null
  locationId: number | null
  now: number
}

/** Why a promotion cannot be had, the most lasting reason first. */
export type PromotionRefusal =
  | {
      reason:
        | 'over'
        | 'used-up'
        | 'used-by-customer'
        | 'not-here'
        | 'not-this-type'
        | 'empty-cart'
        /** With what it adds, the order would be. */
        | 'too-large'
    }
  | { reason: 'not-yet'; from: number }
  | { reason: 'below-minimum'; minimum: Money; missing: Money }

export function promotionRefusal(
  promotion: Promotion,
  limits: CouponLimits,
  { ordered, orderType, locationId, now }: PromotionCase,
): PromotionRefusal | null {
  const { startsAt, endsAt, minimum } = promotion
  if (endsAt !== null && now >= endsAt) return { reason: 'over' }
  if (limits.maximumUses !== null && limits.uses >= limits.maximumUses) return { reason: 'used-up' }
  if (limits.maximumUsesEach !== null && limits.usedByCustomer >= limits.maximumUsesEach) {
    return { reason: 'used-by-customer' }
  }
  if (startsAt !== null && now < startsAt) return { reason: 'not-yet', from: startsAt }
  if (!isForBranch(promotion, locationId)) return { reason: 'not-here' }
  if (!isForType(promotion, orderType)) return { reason: 'not-this-type' }
  if (ordered === 0) return { reason: 'empty-cart' }
  if (ordered < minimum) return { reason: 'below-minimum', minimum, missing: minimum - ordered }
  return null
}

/** Free delivery is offered for deliveries only. */
export function isForType({ benefit, orderTypes }: Promotion, type: OrderType | null) {
  if (benefit.kind === 'delivery' && type !== 'deliver') return false
  return orderTypes === null || (type !== null && coversType(orderTypes, type))
}

const isForBranch = ({ locations }: Promotion, locationId: number | null) =>
  locations === null || (locationId !== null && locations.includes(locationId))

/** What a discount takes off an amount; never more than there is. */
export function discountOn(amount: Money, discount: Discount): Money {
  return Math.min(amount, discount.type === 'amount' ? discount.amount : capped(amount, discount))
}

const capped = (amount: Money, { basisPoints, maximum }: Discount & { type: 'percentage' }) =>
  Math.min(shareOf(amount, basisPoints), maximum ?? Number.POSITIVE_INFINITY)
