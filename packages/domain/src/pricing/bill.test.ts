import { expect, test } from 'vitest'
import { lineOf } from '../cart/cart-line.ts'
import { aBillLine, aBillOrder, someRules } from '../testing/bills.ts'
import { aCustomisation, anItem } from '../testing/builders.ts'
import { billOf, orderedAmount } from './bill.ts'
import type { Benefit, Discount } from './promotions.ts'

const off = (discount: Discount): Benefit => ({ kind: 'discount', discount })
const tenth = off({ type: 'percentage', basisPoints: 1_000, maximum: null })
const serviceCharge = {
  names: { 'en-us': 'Service' },
  basisPoints: 500,
  orderTypes: ['to-go' as const],
}
const exclusive = { basisPoints: 1_500, type: 'exclusive' } as const
const inclusive = { basisPoints: 1_500, type: 'inclusive' } as const
const municipality = { key: 'municipality', names: { 'en-us': 'Municipality' }, basisPoints: 250 }
const amountsOf = (rows: readonly { key: string; amount: number }[]) =>
  rows.map(({ key, amount }) => [key, amount])

test('the subtotal is what every piece costs, as often as it is taken', () => {
  const lines = [
    aBillLine({ total: 17_00, quantity: 3 }),
    aBillLine({ total: 2_50, quantity: 2, isPromotion: true }),
    aBillLine({ total: 9_00, quantity: 0 }),
  ]
  const { subtotal, ordered, total } = billOf(aBillOrder({ lines }), someRules())
  expect({ subtotal, ordered, total }).toEqual({ subtotal: 56_00, ordered: 51_00, total: 56_00 })
  expect(orderedAmount(lines)).toBe(51_00)
})

// proves PR-16
test('the chosen branch’s own price is the one on the bill', () => {
  const item = anItem({ price: 12_00, prices: { 2: 14_00 } })
  const totalAt = (locationId: number | null) => {
    const line = lineOf(item, aCustomisation({ quantity: 2 }), { locationId })
    return billOf(aBillOrder({ lines: [line] }), someRules()).total
  }
  expect([null, 1, 2].map(totalAt)).toEqual([24_00, 24_00, 28_00])
})

test('an empty cart costs nothing, and nothing is taken off it', () => {
  const rules = someRules({ vat: exclusive, serviceCharge })
  const { subtotal, discount, vat, total } = billOf(
    aBillOrder({ lines: [], benefit: tenth }),
    rules,
  )
  expect({ subtotal, discount, vat, total }).toEqual({ subtotal: 0, discount: 0, vat: 0, total: 0 })
})

test('a discount says what it was taken off', () => {
  const { discount, discountReason, total } = billOf(aBillOrder({ benefit: tenth }), someRules())
  expect({ discount, total }).toEqual({ discount: 6_00, total: 54_00 })
  expect(discountReason).toEqual({
    kind: 'discount',
    discount: { type: 'percentage', basisPoints: 1_000, maximum: null },
    of: 60_00,
  })
})

test('what a promotion gives for a price is not discounted further', () => {
  const lines = [aBillLine(), aBillLine({ total: 5_00, isPromotion: true })]
  expect(billOf(aBillOrder({ lines, benefit: tenth }), someRules()).discount).toBe(6_00)
  const all = off({ type: 'amount', amount: 500_00 })
  const { discount, total } = billOf(aBillOrder({ lines, benefit: all }), someRules())
  expect({ discount, total }).toEqual({ discount: 60_00, total: 5_00 })
})

test('an item promotion changes nothing but the lines it has added', () => {
  const given = { kind: 'item', itemId: 7, price: 5_00, quantity: 1 } as const
  const { discount, discountReason, total } = billOf(aBillOrder({ benefit: given }), someRules())
  expect({ discount, discountReason, total }).toEqual({
    discount: 0,
    discountReason: null,
    total: 60_00,
  })
})

test('the service charge is a share of what is left after the discount, and says so', () => {
  const { charges, total } = billOf(aBillOrder({ benefit: tenth }), someRules({ serviceCharge }))
  expect(charges).toEqual([
    {
      key: 'service_charge',
      names: { 'en-us': 'Service' },
      amount: 2_70,
      reason: { kind: 'share', basisPoints: 500, of: 54_00 },
    },
  ])
  expect(total).toBe(56_70)
})

test.each([
  ['to-go', ['to-go'], 1],
  ['curbside', ['to-go'], 1],
  ['curbside', ['curbside'], 1],
  ['to-go', ['curbside'], 0],
  ['deliver', ['to-go'], 0],
  [null, ['to-go', 'deliver'], 0],
] as const)('%s pays the service charge of %j %i times', (orderType, orderTypes, times) => {
  const rules = someRules({ serviceCharge: { ...serviceCharge, orderTypes } })
  expect(billOf(aBillOrder({ orderType }), rules).charges).toHaveLength(times)
})

// proves PR-08
test('delivery is a charge with a key of its own, beside the service charge', () => {
  const rules = someRules({ serviceCharge: { ...serviceCharge, orderTypes: ['deliver'] } })
  const order = aBillOrder({ orderType: 'deliver', areaCharge: 9_00 })
  const { charges, total } = billOf(order, rules)
  expect(amountsOf(charges)).toEqual([
    ['service_charge', 3_00],
    ['delivery_charge', 9_00],
  ])
  expect(charges[1]?.reason).toEqual({ kind: 'area' })
  expect(total).toBe(72_00)
})

test('nothing is charged for a delivery whose area is not known, or for what is fetched', () => {
  expect(billOf(aBillOrder({ orderType: 'deliver' }), someRules()).charges).toEqual([])
  expect(billOf(aBillOrder({ areaCharge: 9_00 }), someRules()).charges).toEqual([])
})

test('a delivery promotion gives the delivery and nothing else', () => {
  const order = aBillOrder({ areaCharge: 9_00, benefit: { kind: 'delivery' } })
  const { charges, discount, total } = billOf({ ...order, orderType: 'deliver' }, someRules())
  expect(amountsOf(charges)).toEqual([['delivery_charge', 0]])
  expect(charges[0]?.reason).toEqual({ kind: 'promotion' })
  expect({ discount, total }).toEqual({ discount: 0, total: 60_00 })
  expect(billOf(order, someRules()).charges).toEqual([])
})

// proves PR-12, PR-13
test('free and special delivery look at the subtotal before the discount', () => {
  const order = aBillOrder({ orderType: 'deliver', areaCharge: 9_00, benefit: tenth })
  const free = billOf(order, someRules({ freeDeliveryFrom: 60_00 }))
  expect(amountsOf(free.charges)).toEqual([['delivery_charge', 0]])
  const specialDelivery = { from: 60_00, price: 4_00 }
  const special = billOf(order, someRules({ specialDelivery }))
  expect(amountsOf(special.charges)).toEqual([['delivery_charge', 4_00]])
})

// proves PR-11
test('VAT on top is a share of food and charges, and raises the total', () => {
  const order = aBillOrder({ orderType: 'deliver', areaCharge: 3_48 })
  const { taxes, vat, total } = billOf(order, someRules({ vat: exclusive }))
  expect(taxes).toMatchObject([
    { key: 'vat', amount: 9_52, reason: { kind: 'share', basisPoints: 1_500, of: 63_48 } },
  ])
  expect({ vat, total }).toEqual({ vat: 9_52, total: 73_00 })
})

// proves PR-11
test('VAT within the prices is said, and leaves the total alone', () => {
  const order = aBillOrder({ orderType: 'deliver', areaCharge: 13_00 })
  const { taxes, vat, total } = billOf(order, someRules({ vat: inclusive }))
  expect(taxes).toMatchObject([
    { key: 'vat', amount: 9_52, reason: { kind: 'within', basisPoints: 1_500, of: 73_00 } },
  ])
  expect({ vat, total }).toEqual({ vat: 9_52, total: 73_00 })
})

// proves PR-11, IM-14
test('other taxes stand beside VAT, on top of the same amount and of no other tax', () => {
  const rules = { otherTaxes: [municipality], vat: exclusive }
  const { taxes, total } = billOf(aBillOrder(), someRules(rules))
  expect(amountsOf(taxes)).toEqual([
    ['vat', 9_00],
    ['municipality', 1_50],
  ])
  expect(total).toBe(70_50)
  expect(billOf(aBillOrder(), someRules({ ...rules, vat: inclusive })).total).toBe(61_50)
})

test('a brand without VAT has no row for it', () => {
  const { taxes, vat } = billOf(aBillOrder(), someRules({ otherTaxes: [municipality] }))
  expect(amountsOf(taxes)).toEqual([['municipality', 1_50]])
  expect(vat).toBe(0)
})

test('a tax of the brand’s own is paid even if it is called VAT', () => {
  const { vat, total } = billOf(
    aBillOrder(),
    someRules({ otherTaxes: [{ ...municipality, key: 'vat' }] }),
  )
  expect({ vat, total }).toEqual({ vat: 0, total: 61_50 })
})

test('every share is rounded by itself, half a minor unit up', () => {
  const lines = [aBillLine({ total: 10 })]
  const half = { ...serviceCharge, basisPoints: 500 }
  const otherTaxes = [{ ...municipality, basisPoints: 500 }]
  const rules = someRules({
    serviceCharge: half,
    otherTaxes,
    vat: { basisPoints: 500, type: 'exclusive' },
  })
  const { charges, taxes, total } = billOf(aBillOrder({ lines }), rules)
  expect(amountsOf([...charges, ...taxes])).toEqual([
    ['service_charge', 1],
    ['vat', 1],
    ['municipality', 1],
  ])
  expect(total).toBe(13)
})
