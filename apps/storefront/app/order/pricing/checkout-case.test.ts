import { checkoutFault } from '@sufra/domain/orders/checkout-rules'
import { aCart, aLine, anItem } from '@sufra/domain/testing/builders'
import { expect, test } from 'vitest'
import { checkoutCase } from './checkout-case.ts'
import { anAddress, anOrder } from './testing.ts'

const KNOWN = { ordered: 48_00, deliveryMinimum: 25_00, isSignedIn: true, unavailable: [] }
const faultOf = (order: ReturnType<typeof anOrder>, known: Partial<typeof KNOWN> = {}) =>
  checkoutFault(checkoutCase(order, { ...KNOWN, ...known }))

test('a signed-in customer with a branch and a full cart may check out', () => {
  expect(faultOf(anOrder({ lines: aCart(4) }))).toBeNull()
})

// proves CK-06, CK-13, CK-14
test('the smallest order of the area is named before all else', () => {
  const order = anOrder({ orderType: 'deliver', address: anAddress({ minimum: 50_00 }) })
  expect(faultOf(order, { isSignedIn: false })).toEqual({ rule: 'area-minimum', minimum: 50_00 })
})

// proves CK-09
test('what a promotion gives is no order of its own', () => {
  const gift = aLine(anItem({ isPromotion: true }))
  expect(faultOf(anOrder({ lines: [gift] }))).toEqual({ rule: 'empty-cart' })
})

// proves CK-11
test.each([
  ['nobody has said how', anOrder({ lines: aCart(4), orderType: null })],
  ['there is no branch', anOrder({ lines: aCart(4), locationId: null })],
  ['a delivery has no address', anOrder({ lines: aCart(4), orderType: 'deliver' })],
])('a destination is missing where %s', (_, order) => {
  expect(faultOf(order)).toEqual({ rule: 'no-place' })
})
