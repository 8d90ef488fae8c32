import type { ApiClient } from '@sufra/contract/client/client'
import { minorOf } from '@sufra/contract/wire/minor-of'
import type { ChosenPromo } from '../choices/chosen-promo.ts'
import { minimumIn } from '../pricing/benefit.ts'
import type { Gift } from './gift-line.ts'

/** A promotion as its card shows it. Amounts in minor units. */
export type Promo = {
  id: number
  /** What is kept of it when it is taken. */
  chosen: ChosenPromo
  listedAs: 'promotion' | 'campaign'
  picture: string | null
  isEligible: boolean
  /** Why not, in the customer's language. */
  reason: string | null
  /** How much more must be ordered for it, where that is the reason. */
  missing: number | null
  /** What must be ordered for it; 0: nothing in particular. */
  minimum: number
  gift: Gift | null
  /** What the order would cost with it, and what it takes off. */
  total: number | null
  saving: number | null
  isBest: boolean
}

type Given = Awaited<ReturnType<ApiClient['pricing']['digitalCoupons']>>

export const readPromos = ({ data, included }: Given, decimals: number): Promo[] =>
  data.map(({ id, attributes }) => {
    const { attributes: own } = attributes
    const minor = (amount: number | null) => (amount === null ? null : minorOf(amount, decimals))
    const promotion = included.find(
      (each) => each.type === 'promotions' && each.id === attributes['promotion-id'],
    )
    const most = promotion?.type === 'promotions' ? promotion.attributes['discount-max'] : null
    const rule = own['cart-rules']?.total ?? own.qualification
    const price = minor(own['item-price'])
    return {
      id,
      chosen: {
        'digital-coupon-id': attributes['digital-coupon-id'],
        name: attributes.name,
        type: own.type,
        'discount-type': own['discount-type'],
        'discount-max': most,
        'discount-value': own['discount-value'],
        'cart-rules': rule,
      },
      listedAs: attributes.type,
      picture: attributes['image-uri'],
      isEligible: attributes['is-eligible'],
      reason: attributes.reason,
      missing: minor(attributes.missing),
      minimum: minimumIn(rule, decimals),
      gift:
        own['item-id'] !== null && price !== null
          ? { itemId: own['item-id'], price, quantity: own['item-quantity'] ?? 1 }
          : null,
      total: minor(attributes.total),
      saving: minor(attributes.saving),
      isBest: attributes['is-best'],
    }
  })
