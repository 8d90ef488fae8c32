import { shareOf } from '../money/basis-points.ts'
import { MAX_MONEY, type Money } from '../money/money.ts'
import { type Vat, vatOn, withVat } from '../money/vat.ts'
import type { Words } from '../text/locales.ts'
import { coversType, type OrderType } from '../vocabulary/order-types.ts'
import { type DeliveryReason, type DeliveryRules, deliveryCharge } from './delivery-charge.ts'
import { type Benefit, type Discount, discountOn } from './promotions.ts'

/** `total` is of one piece with everything chosen. */
export type BillLine = { total: Money; quantity: number; isPromotion: boolean }

/** What a brand adds to what is ordered. */
export type BillRules = DeliveryRules & {
  vat: Vat
  otherTaxes: readonly { key: string; names: Words; basisPoints: number }[]
  serviceCharge: { names: Words; basisPoints: number; orderTypes: readonly OrderType[] } | null
}

export type BillOrder = {
  lines: readonly BillLine[]
  orderType: OrderType | null
  /** What the delivery area asks; null when it is not known yet, or nothing is delivered. */
  areaCharge: Money | null
  /** Of the coupon or promotion in use. What an item promotion gives is among the lines. */
  benefit: Benefit | null
}

/** Why a figure is what it is. */
export type Reason =
  | { kind: 'share' | 'within'; basisPoints: number; of: Money }
  | { kind: 'discount'; discount: Discount; of: Money }
  | DeliveryReason

/** Rows that are called the same at every brand. */
export type NamedRow = typeof DELIVERY_CHARGE | typeof VAT

/** Named by the brand, or, where `names` is null, by the language. */
export type BillRow = { amount: Money; reason: Reason } & (
  | { key: NamedRow; names: null }
  | { key: string; names: Words }
)

export type Bill = {
  /** Before discounts. */
  subtotal: Money
  /** The same without promotion items: what conditions and minimums look at. */
  ordered: Money
  discount: Money
  discountReason: Reason | null
  /** Service charge, then delivery. */
  charges: readonly BillRow[]
  /** VAT first. */
  taxes: readonly BillRow[]
  vat: Money
  total: Money
}

export const DELIVERY_CHARGE = 'delivery_charge'
export const SERVICE_CHARGE = 'service_charge'
export const VAT = 'vat'

/**
 * The one order of calculation:
 *   1. subtotal: pieces × quantity of every line
 *   2. discount: of what is ordered, promotion items not counted, never more than that
 *   3. service charge: of the subtotal less the discount, for the order types that have one
 *   4. delivery charge: free, special or the area's, by the subtotal before the discount
 *   5. VAT: within or on top of subtotal − discount + charges
 *   6. other taxes: each on top of that same amount
 *   7. total: that amount, VAT if it comes on top, and the other taxes
 * Every share is rounded by itself, half a minor unit up; nothing else is.
 */
export function billOf(order: BillOrder, rules: BillRules): Bill {
  const subtotal = sum(order.lines.map(({ total, quantity }) => total * quantity))
  const ordered = orderedAmount(order.lines)
  const discounting = order.benefit?.kind === 'discount' ? order.benefit.discount : null
  const discount = discounting ? discountOn(ordered, discounting) : 0
  const net = subtotal - discount
  const charges = [...serviceCharges(order, rules, net), ...deliveryCharges(order, rules, subtotal)]
  const taxed = net + amountOf(charges)
  const otherTaxes = otherTaxesOn(taxed, rules)
  return {
    subtotal,
    ordered,
    discount,
    discountReason: discounting && { kind: 'discount', discount: discounting, of: ordered },
    charges,
    taxes: [...vatRows(taxed, rules), ...otherTaxes],
    vat: vatOn(taxed, rules.vat),
    total: withVat(taxed, rules.vat) + amountOf(otherTaxes),
  }
}

/** Nothing of a bill is more than its subtotal or its total: beyond the bound it would not be exact, and is refused. */
export const isTooLarge = ({ subtotal, total }: Bill) => subtotal > MAX_MONEY || total > MAX_MONEY

/** What is ordered besides promotion items, before discounts. */
export const orderedAmount = (lines: readonly BillLine[]): Money =>
  sum(lines.map((line) => (line.isPromotion ? 0 : line.total * line.quantity)))

function serviceCharges({ orderType }: BillOrder, rules: BillRules, net: Money): BillRow[] {
  const charge = rules.serviceCharge
  if (!charge || orderType === null || !coversType(charge.orderTypes, orderType)) return []
  const { names, basisPoints } = charge
  const amount = shareOf(net, basisPoints)
  const reason = { kind: 'share', basisPoints, of: net } as const
  return [{ key: SERVICE_CHARGE, names, amount, reason }]
}

function deliveryCharges(order: BillOrder, rules: BillRules, subtotal: Money): BillRow[] {
  if (order.orderType !== 'deliver' || order.areaCharge === null) return []
  const isGiven = order.benefit?.kind === 'delivery'
  const { amount, reason } = deliveryCharge(order.areaCharge, subtotal, isGiven, rules)
  return [{ key: DELIVERY_CHARGE, names: null, amount, reason }]
}

function vatRows(taxed: Money, { vat }: BillRules): BillRow[] {
  const { basisPoints, type } = vat
  if (basisPoints === 0) return []
  const kind = type === 'inclusive' ? 'within' : 'share'
  const reason = { kind, basisPoints, of: taxed } as const
  return [{ key: VAT, names: null, amount: vatOn(taxed, vat), reason }]
}

const otherTaxesOn = (taxed: Money, { otherTaxes }: BillRules): BillRow[] =>
  otherTaxes.map(({ key, names, basisPoints }) => ({
    key,
    names,
    amount: shareOf(taxed, basisPoints),
    reason: { kind: 'share', basisPoints, of: taxed },
  }))

const amountOf = (rows: readonly BillRow[]) => sum(rows.map(({ amount }) => amount))

const sum = (amounts: readonly Money[]): Money =>
  amounts.reduce((total, amount) => total + amount, 0)
