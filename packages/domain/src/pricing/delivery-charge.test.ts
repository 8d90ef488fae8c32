import { expect, test } from 'vitest'
import { deliveryCharge, missingForFreeDelivery } from './delivery-charge.ts'

const none = { freeDeliveryFrom: null, specialDelivery: null }
const free = { ...none, freeDeliveryFrom: 100_00 }
const special = { ...none, specialDelivery: { from: 50_00, price: 4_00 } }
const both = { freeDeliveryFrom: 100_00, specialDelivery: { from: 50_00, price: 4_00 } }

test('without a rule of the brand’s own the area’s charge stands', () => {
  expect(deliveryCharge(9_00, 0, false, none)).toEqual({ amount: 9_00, reason: { kind: 'area' } })
  expect(deliveryCharge(9_00, 1_000_00, false, none).amount).toBe(9_00)
})

// proves PR-12
test.each([
  ['below', 99_99, { amount: 9_00, reason: { kind: 'area' } }],
  ['at', 100_00, { amount: 0, reason: { kind: 'free-from', from: 100_00 } }],
  ['above', 100_01, { amount: 0, reason: { kind: 'free-from', from: 100_00 } }],
])('delivery is free from an amount on: %s it', (_, subtotal, charge) => {
  expect(deliveryCharge(9_00, subtotal, false, free)).toEqual(charge)
})

// proves PR-12
test('free delivery from 0 is free for every order; unset it is free for none', () => {
  expect(deliveryCharge(9_00, 0, false, { ...none, freeDeliveryFrom: 0 }).amount).toBe(0)
  expect(deliveryCharge(9_00, 0, false, none).amount).toBe(9_00)
})

// proves PR-13
test.each([
  ['below', 49_99, { amount: 9_00, reason: { kind: 'area' } }],
  ['at', 50_00, { amount: 4_00, reason: { kind: 'special-from', from: 50_00 } }],
])('special delivery has a price from an amount on: %s it', (_, subtotal, charge) => {
  expect(deliveryCharge(9_00, subtotal, false, special)).toEqual(charge)
})

test('the special price stands even where the area asks less', () => {
  expect(deliveryCharge(2_00, 50_00, false, special).amount).toBe(4_00)
})

// proves PR-13
test('free delivery wins over special delivery', () => {
  expect(deliveryCharge(9_00, 99_99, false, both).amount).toBe(4_00)
  expect(deliveryCharge(9_00, 100_00, false, both).amount).toBe(0)
})

test('a delivery promotion is named before any threshold', () => {
  const given = { amount: 0, reason: { kind: 'promotion' } }
  expect(deliveryCharge(9_00, 10_00, true, both)).toEqual(given)
  expect(deliveryCharge(9_00, 100_00, true, both)).toEqual(given)
})

test.each([
  [0, 100_00],
  [93_00, 7_00],
  [99_99, 1],
  [100_00, null],
  [200_00, null],
])('with %i ordered, %o is missing for free delivery', (subtotal, missing) => {
  expect(missingForFreeDelivery(subtotal, free)).toBe(missing)
})

test('nothing is missing where delivery is never free', () => {
  expect(missingForFreeDelivery(1_00, special)).toBeNull()
})
