import type { BillLine, BillOrder, BillRules } from '../pricing/bill.ts'
import type { CouponLimits, Promotion } from '../pricing/promotions.ts'

/** One piece for 60.00, taken away, with nothing off. */
export const aBillOrder = (changes: Partial<BillOrder> = {}): BillOrder => ({
  lines: [aBillLine()],
  orderType: 'to-go',
  areaCharge: null,
  benefit: null,
  ...changes,
})

export const aBillLine = (changes: Partial<BillLine> = {}): BillLine => ({
  total: 60_00,
  quantity: 1,
  isPromotion: false,
  ...changes,
})

/** A brand that adds nothing to what is ordered. */
export const someRules = (changes: Partial<BillRules> = {}): BillRules => ({
  vat: { basisPoints: 0, type: 'inclusive' },
  otherTaxes: [],
  serviceCharge: null,
  freeDeliveryFrom: null,
  specialDelivery: null,
  ...changes,
})

/** A tenth off, for everybody and for good. */
export const aPromotion = (changes: Partial<Promotion> = {}): Promotion => ({
  id: 1,
  names: { 'en-us': 'A tenth off' },
  benefit: {
    kind: 'discount',
    discount: { type: 'percentage', basisPoints: 1_000, maximum: null },
  },
  minimum: 0,
  startsAt: null,
  endsAt: null,
  locations: null,
  orderTypes: null,
  ...changes,
})

export const UNLIMITED: CouponLimits = {
  maximumUses: null,
  maximumUsesEach: null,
  uses: 0,
  usedByCustomer: 0,
}
