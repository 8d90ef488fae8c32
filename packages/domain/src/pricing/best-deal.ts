import type { Money } from '../money/money.ts'
import { type BillOrder, type BillRules, billOf, isTooLarge, orderedAmount } from './bill.ts'
import {
  type CouponLimits,
  type Promotion,
  type PromotionCase,
  type PromotionRefusal,
  promotionRefusal,
} from './promotions.ts'

export type Offer = { promotion: Promotion; limits: CouponLimits }

export type Weighed = {
  refusal: PromotionRefusal | null
  /** Of the order with it; null when it cannot be had. */
  total: Money | null
  /** What it takes off the order without it, below 0 where a promotion item is paid for. */
  saving: Money | null
}
export type WeighedOffer = Offer & Weighed

/** Every offer with what it would make of this order: the order as it is, without another promotion. */
export function weighOffers<Given extends Offer>(
  offers: readonly Given[],
  order: BillOrder,
  rules: BillRules,
  promotionCase: Omit<PromotionCase, 'ordered'>,
): (Given & Weighed)[] {
  const plain = withoutPromotion(order)
  const ordered = orderedAmount(plain.lines)
  const before = billOf(plain, rules).total
  return offers.map((offer) => {
    const refusal = promotionRefusal(offer.promotion, offer.limits, { ...promotionCase, ordered })
    if (refusal) return { ...offer, refusal, total: null, saving: null }
    const bill = billOf(withOffer(plain, offer.promotion), rules)
    if (isTooLarge(bill)) {
      return { ...offer, refusal: { reason: 'too-large' }, total: null, saving: null }
    }
    return { ...offer, refusal, total: bill.total, saving: before - bill.total }
  })
}

/** The one that leaves the lowest total, the first of equals; null when none makes the order cheaper. */
export function bestDeal<Given extends WeighedOffer>(weighed: readonly Given[]): Given | null {
  let best: Given | null = null
  for (const offer of weighed) {
    if (offer.saving === null || offer.saving <= 0) continue
    if (best === null || offer.saving > (best.saving ?? 0)) best = offer
  }
  return best
}

const withoutPromotion = (order: BillOrder): BillOrder => ({
  ...order,
  lines: order.lines.filter(({ isPromotion }) => !isPromotion),
  benefit: null,
})

function withOffer(order: BillOrder, { benefit }: Promotion): BillOrder {
  if (benefit.kind !== 'item') return { ...order, benefit }
  const given = { total: benefit.price, quantity: benefit.quantity, isPromotion: true }
  return { ...order, benefit, lines: [...order.lines, given] }
}
