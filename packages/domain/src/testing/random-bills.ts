import fc from 'fast-check'
import { lineOf } from '../cart/cart-line.ts'
import { decimalsOf } from '../money/currencies.ts'
import { MAX_MONEY, toDecimal, toMinor } from '../money/money.ts'
import { type Bill, type BillRules, billOf, type Reason } from '../pricing/bill.ts'
import { aCustomisation, anItem } from './builders.ts'
import {
  randomBenefit,
  randomCurrency,
  randomRules,
  randomType,
  someAmount,
} from './random-brands.ts'
import { randomOrder } from './random-orders.ts'
import { secondBill, secondDecimal, secondPiecePrice, type Wanted } from './second-pricer.ts'

const PRICING = { billOf, lineOf }
/** A test may hand in pricing it has broken. */
export type Pricing = typeof PRICING

/**
 * Prices random orders of random brands with the product and with a second pricer, and counts the bills that
 * differ anywhere: a line, a figure, its reason, or the total on the wire. A failure tells the smallest such order
 * and the seed that leads to it.
 */
export function checkBills(runs: number, broken: Partial<Pricing> = {}) {
  const pricing = { ...PRICING, ...broken }
  let differences = 0
  let lines = 0
  const counted = fc.property(randomBill, (order) => {
    lines += order.wanted.length
    if (differenceIn(order, pricing)) differences += 1
  })
  const { numRuns, seed } = fc.check(counted, { numRuns: runs })
  const failure = differences > 0 ? smallestDifference(runs, seed, pricing) : null
  return { bills: numRuns, lines, differences, failure }
}

function smallestDifference(numRuns: number, seed: number, pricing: Pricing) {
  const told = fc.property(randomBill, (order) => {
    const difference = differenceIn(order, pricing)
    if (difference) throw new Error(difference)
  })
  const smallest = fc.check(told, { numRuns, seed, interruptAfterTimeLimit: 20_000 })
  const { errorInstance, counterexample } = smallest
  return `${errorInstance} (seed ${seed}) for ${JSON.stringify(counterexample)}`
}

type RandomBill = typeof randomBill extends fc.Arbitrary<infer Value> ? Value : never

function differenceIn({ wanted, locationId, currency, rules, ...order }: RandomBill, by: Pricing) {
  const lines = wanted.map(({ item, customisation, quantity }) => ({
    ...by.lineOf(item, customisation, { locationId }),
    quantity,
  }))
  const bill = by.billOf({ ...order, lines }, rules)
  const { told, total } = secondBill(wanted, locationId, order, rules)
  const decimals = decimalsOf(currency)
  const ours = [
    ...lines.map(({ total: price }) => `piece ${written(price)}`),
    ...readOut(bill),
    `${toDecimal(bill.total, decimals)} ${currency}`,
    `and back ${toMinor(toDecimal(bill.total, decimals), decimals)}`,
  ]
  const theirs = [
    ...wanted.map((line) => `piece ${secondPiecePrice(line, locationId)}`),
    ...told,
    `${Number(secondDecimal(total, currency))} ${currency}`,
    `and back ${total > BigInt(MAX_MONEY) ? null : total}`,
  ]
  const same = ours.join('\n') === theirs.join('\n')
  return same ? null : `The bill says ${ours.join(', ')}, the second pricer ${theirs.join(', ')}`
}

const readOut = ({
  subtotal,
  ordered,
  discount,
  discountReason,
  charges,
  taxes,
  ...bill
}: Bill) => [
  `subtotal ${written(subtotal)}`,
  `ordered ${written(ordered)}`,
  `discount ${written(discount)}${discountReason ? because(discountReason) : ''}`,
  ...[...charges, ...taxes].map(
    ({ key, amount, reason }) => `${key} ${written(amount)}: ${because(reason)}`,
  ),
  `vat in all ${written(bill.vat)}`,
  `total ${written(bill.total)}`,
]

function because(reason: Reason): string {
  if (reason.kind === 'discount') return ` of ${reason.of}`
  if ('of' in reason) return `${reason.basisPoints} ${reason.kind} of ${reason.of}`
  return 'from' in reason ? `${reason.kind} ${reason.from}` : reason.kind
}

/** Minus nothing is not an amount. */
const written = (amount: number) => (Object.is(amount, -0) ? '-0' : String(amount))

/** Far above real prices: the bill must still be exact. */
const plainOrder = fc
  .record({
    price: fc.oneof(someAmount, fc.nat(2_000_000_000)),
    quantity: fc.integer({ min: 1, max: 99 }),
  })
  .map(({ price, quantity }) => ({
    item: anItem({ price }),
    customisation: aCustomisation({ quantity }),
  }))

const randomWanted: fc.Arbitrary<Wanted> = fc
  .record({
    order: fc.oneof(randomOrder, plainOrder),
    kind: fc.constantFrom('item', 'item', 'item', 'promotion', 'removed-upsell'),
  })
  .map(({ order: { item, customisation }, kind }) => ({
    item: { ...item, isPromotion: kind === 'promotion', isUpsell: kind === 'removed-upsell' },
    customisation,
    quantity: kind === 'removed-upsell' ? 0 : customisation.quantity,
  }))

/** A threshold is missed or reached by one minor unit far more often than chance would have it. */
const nearSubtotal = fc.option(fc.integer({ min: -1, max: 1 }))

const randomBill = fc
  .record({
    wanted: fc.array(randomWanted, { maxLength: 5 }),
    locationId: fc.constantFrom(null, 1, 2, 3),
    currency: randomCurrency,
    rules: randomRules,
    orderType: randomType,
    areaCharge: fc.option(someAmount),
    benefit: fc.option(randomBenefit),
    freeNear: nearSubtotal,
    specialNear: nearSubtotal,
  })
  .map(({ freeNear, specialNear, rules, ...order }) => {
    const { wanted, locationId } = order
    const prices = wanted.map((line) => Number(secondPiecePrice(line, locationId)) * line.quantity)
    const subtotal = prices.reduce((sum, price) => sum + price, 0)
    return { ...order, rules: near(subtotal, rules, freeNear, specialNear) }
  })

function near(subtotal: number, rules: BillRules, free: number | null, special: number | null) {
  const { freeDeliveryFrom, specialDelivery } = rules
  const at = (by: number | null, otherwise: number) =>
    by === null ? otherwise : Math.max(0, subtotal + by)
  return {
    ...rules,
    freeDeliveryFrom: freeDeliveryFrom === null ? null : at(free, freeDeliveryFrom),
    specialDelivery: specialDelivery && {
      ...specialDelivery,
      from: at(special, specialDelivery.from),
    },
  }
}
