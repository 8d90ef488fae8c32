import { expect, test } from 'vitest'
import { lineOf } from '../cart/cart-line.ts'
import { checkBills, type Pricing } from '../testing/random-bills.ts'
import { billOf } from './bill.ts'

// proves PR-08, PR-11, PR-12, PR-13, PR-16
test('in 3,000 random orders no line, figure or reason differs from a second pricer’s', () => {
  const { bills, lines, differences, failure } = checkBills(3_000)
  expect(failure).toBeNull()
  expect(differences).toBe(0)
  expect(bills).toBe(3_000)
  expect(lines).toBeGreaterThan(3_000)
}, 60_000)

const WRONG: readonly [string, Partial<Pricing>][] = [
  [
    'a discount on promotion items',
    {
      billOf: (order, rules) => {
        const lines = order.lines.map((line) => ({ ...line, isPromotion: false }))
        return { ...billOf({ ...order, lines }, rules), ordered: billOf(order, rules).ordered }
      },
    },
  ],
  [
    'free delivery one minor unit too late',
    {
      billOf: (order, rules) => {
        const { freeDeliveryFrom: from } = rules
        return billOf(order, { ...rules, freeDeliveryFrom: from === null ? null : from + 1 })
      },
    },
  ],
  [
    'special delivery before free delivery',
    {
      billOf: (order, rules) =>
        billOf(order, {
          ...rules,
          freeDeliveryFrom: rules.specialDelivery ? null : rules.freeDeliveryFrom,
        }),
    },
  ],
  [
    'curbside without the service charge of to-go',
    {
      billOf: (order, rules) =>
        billOf(order, order.orderType === 'curbside' ? { ...rules, serviceCharge: null } : rules),
    },
  ],
  [
    'VAT on top that is rounded down',
    {
      billOf: (order, rules) => {
        const bill = billOf(order, rules)
        const { basisPoints, type } = rules.vat
        const [vat] = bill.taxes
        if (type === 'inclusive' || vat?.reason.kind !== 'share') return bill
        const lost = vat.amount - Math.floor((vat.reason.of * basisPoints) / 10_000)
        return { ...bill, total: bill.total - lost }
      },
    },
  ],
  [
    'a reason that explains another amount',
    {
      billOf: (order, rules) => {
        const bill = billOf(order, rules)
        const taxes = bill.taxes.map((tax) => ({
          ...tax,
          reason: { kind: 'share', basisPoints: 1_500, of: bill.subtotal } as const,
        }))
        return { ...bill, taxes }
      },
    },
  ],
  [
    'a line that forgets its branch',
    { lineOf: (item, customisation) => lineOf(item, customisation, { locationId: null }) },
  ],
  [
    'a combo whose extras are forgotten',
    { lineOf: (item, ...rest) => lineOf({ ...item, combo: [] }, ...rest) },
  ],
]

test.each(WRONG)('%s is found out', (_, broken) => {
  const { differences, failure } = checkBills(600, broken)
  expect(differences).toBeGreaterThan(0)
  expect(failure).toMatch(/The bill says .* the second pricer .* \(seed -?\d+\)/)
})
