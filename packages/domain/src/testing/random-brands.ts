import fc from 'fast-check'
import { CURRENCIES } from '../money/currencies.ts'
import type { BillRules } from '../pricing/bill.ts'
import type { Benefit, Discount } from '../pricing/promotions.ts'
import { ORDER_TYPES } from '../vocabulary/order-types.ts'

/** Rates that brands have, and any other up to the whole. */
const someBasisPoints = fc.oneof(
  fc.constantFrom(0, 100, 250, 500, 750, 1_000, 1_400, 1_500, 1_600),
  fc.nat(10_000),
)

/** What a small order may come to, or only a large one. */
export const someAmount = fc.oneof(fc.nat(99), fc.nat(50_00), fc.nat(5_000_00))

export const randomCurrency = fc.constantFrom(...CURRENCIES)
export const randomType = fc.constantFrom(null, 'deliver' as const, ...ORDER_TYPES)

export const randomRules: fc.Arbitrary<BillRules> = fc.record({
  vat: fc.record({
    basisPoints: someBasisPoints,
    type: fc.constantFrom('inclusive', 'exclusive'),
  }),
  otherTaxes: fc.uniqueArray(
    fc.record({
      key: fc.constantFrom('municipality', 'tourism', 'sugar'),
      names: fc.constant({}),
      basisPoints: someBasisPoints,
    }),
    { selector: ({ key }) => key },
  ),
  serviceCharge: fc.option(
    fc.record({
      names: fc.constant({}),
      basisPoints: someBasisPoints,
      orderTypes: fc.subarray([...ORDER_TYPES]),
    }),
  ),
  freeDeliveryFrom: fc.option(someAmount),
  specialDelivery: fc.option(fc.record({ from: someAmount, price: fc.nat(30_00) })),
})

const randomDiscount: fc.Arbitrary<Discount> = fc.oneof(
  fc.record({
    type: fc.constant('percentage' as const),
    // Somebody will type 500 % one day.
    basisPoints: fc.oneof(someBasisPoints, fc.nat(50_000)),
    maximum: fc.option(someAmount),
  }),
  fc.record({ type: fc.constant('amount' as const), amount: someAmount }),
)

export const randomBenefit: fc.Arbitrary<Benefit> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('discount'), discount: randomDiscount }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('item'),
      itemId: fc.constant(1),
      price: fc.nat(20_00),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delivery') }) },
)
