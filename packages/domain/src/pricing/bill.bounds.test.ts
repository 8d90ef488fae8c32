import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_QUANTITY } from '../menu/quantity.ts'
import { WHOLE } from '../money/basis-points.ts'
import { MAX_MONEY } from '../money/money.ts'
import { type BillRules, billOf, isTooLarge } from './bill.ts'

/** Small, anything, and what lies just below or at the bound. */
const aPiece = fc.oneof(
  fc.nat(1_000_00),
  fc.nat(MAX_MONEY),
  fc.integer({ min: 1, max: MAX_QUANTITY }).map((pieces) => Math.floor(MAX_MONEY / pieces)),
  fc.integer({ min: MAX_MONEY - 2, max: MAX_MONEY }),
)
const someLines = fc.array(
  fc.record({
    total: aPiece,
    quantity: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: MAX_QUANTITY })),
    isPromotion: fc.boolean(),
  }),
  { maxLength: 100, size: 'small' },
)
const someRules: fc.Arbitrary<BillRules> = fc.record({
  vat: fc.record({
    basisPoints: fc.oneof(fc.constant(0), fc.nat(5 * WHOLE)),
    type: fc.constantFrom('inclusive', 'exclusive'),
  }),
  otherTaxes: fc.array(
    fc.record({ key: fc.constant('sugar'), names: fc.constant({}), basisPoints: fc.nat(WHOLE) }),
    { maxLength: 2 },
  ),
  serviceCharge: fc.option(
    fc.record({
      names: fc.constant({}),
      basisPoints: fc.nat(5 * WHOLE),
      orderTypes: fc.constant(['deliver'] as const),
    }),
  ),
  freeDeliveryFrom: fc.constant(null),
  specialDelivery: fc.constant(null),
})
const anAreaCharge = fc.oneof(fc.constant(0), fc.nat(MAX_MONEY))

/** In big integers: no amount is too large for them. */
function exactBill(
  lines: { total: number; quantity: number }[],
  areaCharge: number,
  rules: BillRules,
) {
  const subtotal = lines.reduce((sum, line) => sum + BigInt(line.total) * BigInt(line.quantity), 0n)
  const share = (of: bigint, basisPoints: number, whole = 10_000n) =>
    (2n * of * BigInt(basisPoints) + whole) / (2n * whole)
  const taxed =
    subtotal + share(subtotal, rules.serviceCharge?.basisPoints ?? 0) + BigInt(areaCharge)
  const rate = rules.vat.basisPoints
  const isWithin = rules.vat.type === 'inclusive'
  const vat = share(taxed, rate, isWithin ? 10_000n + BigInt(rate) : 10_000n)
  const others = rules.otherTaxes.reduce((sum, tax) => sum + share(taxed, tax.basisPoints), 0n)
  return { subtotal, vat, total: taxed + (isWithin ? 0n : vat) + others }
}

test('a bill is exact up to the bound, and known to be too large beyond it', () => {
  const seen = { exact: 0, tooLarge: 0 }
  fc.assert(
    fc.property(someLines, anAreaCharge, someRules, (lines, areaCharge, rules) => {
      const order = { lines, orderType: 'deliver', areaCharge, benefit: null } as const
      const bill = billOf(order, rules)
      const exact = exactBill(lines, areaCharge, rules)
      const isBeyond = exact.subtotal > BigInt(MAX_MONEY) || exact.total > BigInt(MAX_MONEY)
      expect(isTooLarge(bill)).toBe(isBeyond)
      seen[isBeyond ? 'tooLarge' : 'exact']++
      if (isBeyond) return
      expect(BigInt(bill.subtotal)).toBe(exact.subtotal)
      expect(BigInt(bill.vat)).toBe(exact.vat)
      expect(BigInt(bill.total)).toBe(exact.total)
      for (const { amount } of [...bill.charges, ...bill.taxes]) {
        expect(amount).toBeLessThanOrEqual(MAX_MONEY)
      }
    }),
    { numRuns: 3_000 },
  )
  expect(seen.exact).toBeGreaterThan(300)
  expect(seen.tooLarge).toBeGreaterThan(300)
})

test('the bound itself can be billed, one minor unit more cannot', () => {
  const bare = { orderType: 'to-go', areaCharge: null, benefit: null } as const
  const rules: BillRules = {
    vat: { basisPoints: 1_500, type: 'inclusive' },
    otherTaxes: [],
    serviceCharge: null,
    freeDeliveryFrom: null,
    specialDelivery: null,
  }
  const lineFor = (total: number) => ({ total, quantity: 1, isPromotion: false })
  expect(isTooLarge(billOf({ ...bare, lines: [lineFor(MAX_MONEY)] }, rules))).toBe(false)
  const more = [lineFor(MAX_MONEY), lineFor(1)]
  expect(isTooLarge(billOf({ ...bare, lines: more }, rules))).toBe(true)
})
