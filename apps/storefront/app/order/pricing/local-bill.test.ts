import { MAX_MONEY } from '@sufra/domain/money/money'
import { aCart, aLine, anItem } from '@sufra/domain/testing/builders'
import { expect, test } from 'vitest'
import { minimumIn } from './benefit.ts'
import { localBill } from './local-bill.ts'
import { aCoupon, anAddress, anOrder, aPromo, someRules } from './testing.ts'

const billOf = (order: Parameters<typeof localBill>[0], rules = someRules()) =>
  localBill(order, { billRules: rules, currency: { decimals: 2 } })

test('the bill is there before anybody is asked: the area’s charge, VAT within', () => {
  const delivery = anOrder({ orderType: 'deliver', address: anAddress(), lines: aCart(2, 3) })
  expect(billOf(delivery)).toMatchObject({ subtotal: 60_00, total: 69_00, vat: 9_00 })
  expect(billOf({ ...delivery, lines: aCart(9) }).charges).toMatchObject([{ amount: 0 }])
})

test('an area that could not be asked for charges nothing yet', () => {
  const address = anAddress({ charge: null })
  expect(billOf(anOrder({ orderType: 'deliver', address, lines: aCart(2) })).charges).toEqual([])
})

test.each([
  ['a percentage up to its most', aCoupon(), 12_00],
  ['a percentage without a most', aCoupon({ 'discount-max': null, 'discount-value': 7.5 }), 9_00],
  ['an amount', aCoupon({ 'discount-type': 'amount', 'discount-value': 5 }), 5_00],
  ['a coupon for an item', aCoupon({ 'discount-type': 'item', 'discount-value': null }), 0],
])('%s', (_, coupon, discount) => {
  expect(billOf(anOrder({ lines: aCart(10), coupon })).discount).toBe(discount)
})

test('free delivery is free, by coupon and by promotion', () => {
  const order = anOrder({ orderType: 'deliver', address: anAddress(), lines: aCart(2) })
  const coupon = aCoupon({ 'discount-type': 'delivery', 'discount-value': null })
  const promo = aPromo({ type: 'delivery', 'discount-type': null, 'cart-rules': null })
  expect(billOf({ ...order, coupon }).total).toBe(24_00)
  expect(billOf({ ...order, promo }).total).toBe(24_00)
})

// proves PM-10
test('a promotion counts from its condition on, promotion items not counted', () => {
  const gift = aLine(anItem({ id: 9, price: 50_00, isPromotion: true }))
  expect(minimumIn('gte:50', 2)).toBe(50_00)
  expect(minimumIn('gte:10.500', 3)).toBe(10_500)
  expect(minimumIn('lt:50', 2)).toBe(0)
  expect(minimumIn(null, 2)).toBe(0)
  expect(minimumIn('gte:50.001', 2)).toBe(MAX_MONEY)
  expect(billOf(anOrder({ lines: [...aCart(6), gift], promo: aPromo() })).discount).toBe(0)
  expect(billOf(anOrder({ lines: [...aCart(7), gift], promo: aPromo() })).discount).toBe(12_60)
})
