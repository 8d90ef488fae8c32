import { MAX_MONEY, type Money, toMinor } from '@sufra/domain/money/money'
import { orderedAmount } from '@sufra/domain/pricing/bill'
import type { Benefit } from '@sufra/domain/pricing/promotions'
import type { DraftOrder } from '../draft/draft-order.ts'

type Values = {
  'discount-type': string | null
  'discount-max': number | null
  'discount-value': number | null
}

/**
 * What the coupon or promotion in use gives, as far as this browser can tell: a promotion whose condition is
 * no longer met gives nothing. What an item promotion gives is among the lines.
 */
export function benefitOf({ coupon, promo, lines }: DraftOrder, decimals: number): Benefit | null {
  if (promo) {
    const minimum = minimumIn(promo['cart-rules'], decimals)
    if (orderedAmount(lines) < minimum) return null
    return promo.type === 'delivery' ? { kind: 'delivery' } : discountOf(promo, decimals)
  }
  if (!coupon) return null
  return coupon['discount-type'] === 'delivery'
    ? { kind: 'delivery' }
    : discountOf(coupon, decimals)
}

/** Of 'gte:50'; 0 where there is no such condition. One that cannot be read exactly is met by no usual order. */
export function minimumIn(rule: string | null, decimals: number): Money {
  const amount = Number(/^gte:(\d+(?:\.\d+)?)$/.exec(rule ?? '')?.[1] ?? 0)
  return toMinor(amount, decimals) ?? MAX_MONEY
}

function discountOf(values: Values, decimals: number): Benefit | null {
  const { 'discount-type': type, 'discount-value': value, 'discount-max': most } = values
  if (value === null) return null
  if (type === 'amount') {
    const amount = toMinor(value, decimals)
    return amount === null ? null : { kind: 'discount', discount: { type, amount } }
  }
  if (type !== 'percentage') return null
  const maximum = most === null ? null : toMinor(most, decimals)
  const basisPoints = Math.round(value * 100)
  return { kind: 'discount', discount: { type, basisPoints, maximum } }
}
