import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aPromotion, UNLIMITED } from '../testing/bills.ts'
import { ORDER_TYPES } from '../vocabulary/order-types.ts'
import { type Discount, discountOn, isForType, promotionRefusal } from './promotions.ts'

const NOON = Date.UTC(2027, 1, 22, 12)
const aCase = { ordered: 60_00, orderType: 'to-go', locationId: 1, now: NOON } as const
const delivery = { benefit: { kind: 'delivery' } } as const

test('a promotion without conditions is for every order', () => {
  expect(promotionRefusal(aPromotion(), UNLIMITED, aCase)).toBeNull()
  const nothingChosen = { ...aCase, orderType: null, locationId: null }
  expect(promotionRefusal(aPromotion(), UNLIMITED, nothingChosen)).toBeNull()
})

test.each([
  ['before its first moment', NOON - 1, { reason: 'not-yet', from: NOON }],
  ['at its first moment', NOON, null],
  ['in its last millisecond', NOON + 999, null],
  ['when it has ended', NOON + 1_000, { reason: 'over' }],
])('a promotion %s', (_, now, refusal) => {
  const promotion = aPromotion({ startsAt: NOON, endsAt: NOON + 1_000 })
  expect(promotionRefusal(promotion, UNLIMITED, { ...aCase, now })).toEqual(refusal)
})

test.each([
  [{ maximumUses: 3, uses: 2 }, null],
  [{ maximumUses: 3, uses: 3 }, 'used-up'],
  [{ maximumUses: 0 }, 'used-up'],
  [{ maximumUsesEach: 1, uses: 7 }, null],
  [{ maximumUsesEach: 1, usedByCustomer: 1 }, 'used-by-customer'],
])('with the limits %j the refusal is %o', (limits, reason) => {
  const refusal = promotionRefusal(aPromotion(), { ...UNLIMITED, ...limits }, aCase)
  expect(refusal?.reason ?? null).toBe(reason)
})

test.each([
  [[1, 2], 1, null],
  [[1, 2], 3, 'not-here'],
  [[1, 2], null, 'not-here'],
  [[], 1, 'not-here'],
  [null, 3, null],
])('for the branches %j, an order at %o is refused as %o', (locations, locationId, reason) => {
  const refusal = promotionRefusal(aPromotion({ locations }), UNLIMITED, { ...aCase, locationId })
  expect(refusal?.reason ?? null).toBe(reason)
})

test('curbside has the promotions of to-go, and to-go has not those of curbside', () => {
  expect(isForType(aPromotion({ orderTypes: ['to-go'] }), 'curbside')).toBe(true)
  expect(isForType(aPromotion({ orderTypes: ['curbside'] }), 'curbside')).toBe(true)
  expect(isForType(aPromotion({ orderTypes: ['curbside'] }), 'to-go')).toBe(false)
})

test('while no order type is chosen, a promotion for some of them is for none', () => {
  expect(isForType(aPromotion({ orderTypes: [...ORDER_TYPES] }), null)).toBe(false)
  const undecided = { ...aCase, orderType: null }
  const refusal = promotionRefusal(aPromotion({ orderTypes: ['deliver'] }), UNLIMITED, undecided)
  expect(refusal).toEqual({ reason: 'not-this-type' })
})

test('free delivery is for deliveries, whatever its order types say', () => {
  const asWritten = [null, [...ORDER_TYPES]]
  for (const orderTypes of asWritten) {
    const promotion = aPromotion({ ...delivery, orderTypes })
    expect(ORDER_TYPES.filter((type) => isForType(promotion, type))).toEqual(['deliver'])
    expect(isForType(promotion, null)).toBe(false)
  }
  expect(isForType(aPromotion({ ...delivery, orderTypes: ['to-go'] }), 'deliver')).toBe(false)
})

test.each([
  [0, { reason: 'empty-cart' }],
  [49_99, { reason: 'below-minimum', minimum: 50_00, missing: 1 }],
  [50_00, null],
])('from 50.00 on, an order of %i is answered %j', (ordered, refusal) => {
  const promotion = aPromotion({ minimum: 50_00 })
  expect(promotionRefusal(promotion, UNLIMITED, { ...aCase, ordered })).toEqual(refusal)
})

test('nothing is given for an empty cart, even without a minimum', () => {
  const refusal = promotionRefusal(aPromotion(), UNLIMITED, { ...aCase, ordered: 0 })
  expect(refusal).toEqual({ reason: 'empty-cart' })
})

test('of many reasons the most lasting is told, and mending each leads to the next', () => {
  const promotion = {
    ...aPromotion({ minimum: 50_00, locations: [2], orderTypes: ['deliver'] }),
    endsAt: NOON as number | null,
    startsAt: (NOON + 1) as number | null,
  }
  const limits = { maximumUses: 1, maximumUsesEach: 1, uses: 1, usedByCustomer: 1 }
  const order = { ...aCase, ordered: 0, locationId: 1, orderType: 'to-go' as 'to-go' | 'deliver' }
  const reason = () => promotionRefusal(promotion, limits, order)?.reason ?? null
  const mend = [
    () => Object.assign(promotion, { endsAt: null }),
    () => Object.assign(limits, { uses: 0 }),
    () => Object.assign(limits, { usedByCustomer: 0 }),
    () => Object.assign(promotion, { startsAt: null }),
    () => Object.assign(order, { locationId: 2 }),
    () => Object.assign(order, { orderType: 'deliver' }),
    () => Object.assign(order, { ordered: 10_00 }),
    () => Object.assign(order, { ordered: 50_00 }),
  ]
  const told = [reason()]
  for (const change of mend) {
    change()
    told.push(reason())
  }
  expect(told).toEqual([
    'over',
    'used-up',
    'used-by-customer',
    'not-yet',
    'not-here',
    'not-this-type',
    'empty-cart',
    'below-minimum',
    null,
  ])
})

const share = (basisPoints: number, maximum: number | null = null): Discount => ({
  type: 'percentage',
  basisPoints,
  maximum,
})

test.each<[string, Discount, number]>([
  ['a tenth', share(1_000), 6_00],
  ['a tenth, at most 5.00', share(1_000, 5_00), 5_00],
  ['a tenth, at most 7.00', share(1_000, 7_00), 6_00],
  ['a half, at most nothing', share(5_000, 0), 0],
  ['everything', share(10_000), 60_00],
  ['five times everything', share(50_000), 60_00],
  ['five times everything, at most 100.00', share(50_000, 100_00), 60_00],
  ['7.5 %', share(750), 4_50],
  ['12.00', { type: 'amount', amount: 12_00 }, 12_00],
  ['more than there is', { type: 'amount', amount: 60_01 }, 60_00],
])('%s off 60.00', (_, discount, amount) => {
  expect(discountOn(60_00, discount)).toBe(amount)
})

test('half a minor unit of a discount is the customer’s', () => {
  expect(discountOn(1_05, share(1_000))).toBe(11)
})

const anyDiscount = fc.oneof(
  fc
    .record({ basisPoints: fc.nat(50_000), maximum: fc.option(fc.nat(100_00)) })
    .map(({ basisPoints, maximum }) => share(basisPoints, maximum)),
  fc.nat(100_00).map((amount): Discount => ({ type: 'amount', amount })),
)

test('a discount is never below nothing nor above the amount, and nothing is left of nothing', () => {
  fc.assert(
    fc.property(fc.nat(100_00), anyDiscount, (amount, discount) => {
      const taken = discountOn(amount, discount)
      expect(taken).toBeGreaterThanOrEqual(0)
      expect(taken).toBeLessThanOrEqual(amount)
      expect(discountOn(0, discount)).toBe(0)
    }),
  )
})
