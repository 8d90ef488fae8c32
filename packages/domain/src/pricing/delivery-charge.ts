/** Thresholds look at the subtotal before discounts; amounts in minor units. */
export type DeliveryRules = {
  freeDeliveryFrom: number | null
  specialDelivery: { from: number; price: number } | null
}

export type DeliveryReason =
  | { kind: 'area' }
  | { kind: 'free-from' | 'special-from'; from: number }
  | { kind: 'promotion' }

/** Free delivery wins over special delivery, and both over what the area asks. */
export function deliveryCharge(
  areaCharge: number,
  subtotal: number,
  isGiven: boolean,
  { freeDeliveryFrom, specialDelivery }: DeliveryRules,
): { amount: number; reason: DeliveryReason } {
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
export function missingForFreeDelivery(subtotal: number, { freeDeliveryFrom }: DeliveryRules) {
  if (freeDeliveryFrom === null || subtotal >= freeDeliveryFrom) return null
  return freeDeliveryFrom - subtotal
}
