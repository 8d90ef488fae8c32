import type { Money } from '../money/money.ts'

/** Thresholds look at the subtotal before discounts. */
export type DeliveryRules = {
  freeDeliveryFrom: Money | null
  specialDelivery: { from: Money; price: Money } | null
}

export type DeliveryReason =
  | { kind: 'area' }
  | { kind: 'free-from' | 'special-from'; from: Money }
  | { kind: 'promotion' }

/** Free delivery wins over special delivery, and both over what the area asks. */
export function deliveryCharge(
  areaCharge: Money,
  subtotal: Money,
  isGiven: boolean,
  { freeDeliveryFrom, specialDelivery }: DeliveryRules,
): { amount: Money; reason: DeliveryReason } {
  if (isGiven) return { amount: 0, reason: { kind: 'promotion' } }
  if (freeDeliveryFrom !== null && subtotal >= freeDeliveryFrom) {
    return { amount: 0, reason: { kind: 'free-from', from: freeDeliveryFrom } }
  }
  if (specialDelivery !== null && subtotal >= specialDelivery.from) {
    const { from, price } = specialDelivery
    return { amount: price, reason: { kind: 'special-from', from } }
  }
  return { amount: areaCharge, reason: { kind: 'area' } }
}

/** How much more must be ordered for delivery to cost nothing; null when it is free already or never is. */
export function missingForFreeDelivery(subtotal: Money, { freeDeliveryFrom }: DeliveryRules) {
  if (freeDeliveryFrom === null || subtotal >= freeDeliveryFrom) return null
  return freeDeliveryFrom - subtotal
}
