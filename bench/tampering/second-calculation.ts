import type { BillRules } from '@sufra/domain/pricing/bill'
import type { Wanted } from '@sufra/domain/testing/second-pricer'
import { secondBill, secondDecimal } from '@sufra/domain/testing/second-pricer'
import { ORDERING } from '../brands/ordering-brand.ts'
import { isPart, partsOf, secondLine, type Written } from './second-reading.ts'

export type SecondSums = { total: number; subtotal: number; discount: number; vat: number }

const { concept } = ORDERING
const RULES: BillRules = {
  vat: { basisPoints: concept.vatBasisPoints, type: concept.vatType },
  otherTaxes: concept.otherTaxes.map(({ name, ...tax }) => ({ ...tax, names: name })),
  serviceCharge: null,
  freeDeliveryFrom: concept.freeDeliveryFrom,
  specialDelivery: concept.specialDelivery,
}

/**
 * What a payload costs by the brand's rules, read a second time and without the product's own reading
 * of it; null when nobody may order it. No amount in it is looked at.
 */
export function secondCalculation(payload: Written): SecondSums | null {
  const place = placeOf(payload)
  const promotion = promotionOf(payload)
  const lines = partsOf(payload.items)?.map((line) => secondLine(line, promotion)) ?? [null]
  const all = lines.filter((line) => line !== null)
  if (!place || all.length < lines.length) return null
  // A promotion gives its pieces once.
  if (all.filter(({ item }) => item.isPromotion).length > 1) return null

  const { locationId, ...order } = place
  const bill = (wanted: Wanted[], benefit: NonNullable<typeof promotion>['benefit'] | null) =>
    secondBill(wanted, locationId, { ...order, benefit }, RULES).told
  const ordered = all.filter(({ item }) => !item.isPromotion)
  const amount = sumIn(bill(ordered, null), 'ordered')
  const counts =
    promotion &&
    amount > 0n &&
    amount >= BigInt(promotion.minimum ?? 0) &&
    (promotion.benefit.kind !== 'delivery' || place.orderType === 'deliver')
  const told = counts ? bill(all, promotion.benefit) : bill(ordered, null)
  const sum = (name: string) => Number(secondDecimal(sumIn(told, name), concept.currency))
  return {
    total: sum('total'),
    subtotal: sum('subtotal'),
    discount: sum('discount'),
    vat: sum('vat in all'),
  }
}

function sumIn(told: readonly string[], name: string) {
  const row = told.find((each) => each.startsWith(`${name} `)) ?? ''
  return BigInt(row.slice(name.length + 1).split(' ')[0] ?? '')
}

/** A cart may be priced before anybody has said where it goes. */
function placeOf({ type, location, coordinates }: Written) {
  if (type !== 'to-go' && type !== 'deliver') return null
  const nowhere = { orderType: type, locationId: null, areaCharge: null } as const
  if (type === 'to-go') {
    if (location == null) return nowhere
    const branch = ORDERING.locations.find(({ id }) => id === location)
    return branch ? { ...nowhere, locationId: branch.id } : null
  }
  if (coordinates == null) return nowhere
  if (!isPart(coordinates)) return null
  for (const { id, zones } of ORDERING.locations) {
    for (const { polygon, charge } of zones) {
      const [corner = [0, 0], , opposite = [0, 0]] = polygon
      const point = [Number(coordinates.long), Number(coordinates.lat)]
      const isInside = point.every((at, axis) => {
        return at > (corner[axis] ?? 0) && at < (opposite[axis] ?? 0)
      })
      if (isInside) return { ...nowhere, locationId: id, areaCharge: charge }
    }
  }
  return null
}

/** Nothing of this brand is listed: an id leads nowhere, and it goes before a code. */
function promotionOf(payload: Written) {
  if (payload['campaign-id'] != null) return null
  const code = String(payload['coupon-code'] ?? '')
    .trim()
    .toUpperCase()
  const { promotions = [] } = ORDERING
  return promotions.find(({ coupons }) => coupons.some((each) => each.code === code)) ?? null
}
