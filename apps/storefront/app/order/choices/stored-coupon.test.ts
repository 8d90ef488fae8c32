import { aLine } from '@sufra/domain/testing/builders'
import { openWindow, type TestWindow } from '@sufra/web/storage/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aCartStore } from '../cart/testing.ts'
import { aCoupon, aPromo } from '../pricing/testing.ts'
import { chosenPromo } from './chosen-promo.ts'
import { qrCode, storedCoupon } from './stored-coupon.ts'

let tab: TestWindow
beforeEach(() => {
  tab = openWindow()
})
afterEach(() => vi.unstubAllGlobals())

// proves CO-09
test('a coupon is kept under its five keys', () => {
  storedCoupon.write(aCoupon())
  expect(Object.keys(JSON.parse(tab.localStorage.getItem('coupon') ?? '{}')).sort()).toEqual([
    'coupon',
    'discount-max',
    'discount-type',
    'discount-value',
    'name',
  ])
  expect(storedCoupon.read()).toEqual(aCoupon())
})

test.each([
  '',
  'null',
  '{',
  '[]',
  '"WELCOME10"',
  JSON.stringify(aCoupon({ coupon: ' ' })),
  JSON.stringify(aCoupon({ coupon: 'X'.repeat(41) })),
  JSON.stringify({ ...aCoupon(), name: 'Welcome' }),
  JSON.stringify({ ...aCoupon(), 'discount-type': 'everything' }),
  JSON.stringify({ ...aCoupon(), 'discount-value': '100' }),
  JSON.stringify({ ...aCoupon(), 'discount-value': -5 }),
])('what is no coupon resets its key and no other: %s', (text) => {
  tab.localStorage.setItem('coupon', text)
  tab.localStorage.setItem('order_type', 'to-go')
  expect(storedCoupon.read()).toBeNull()
  expect(tab.localStorage.getItem('coupon')).toBeNull()
  expect(tab.localStorage.getItem('order_type')).toBe('to-go')
})

test.each([
  '{',
  JSON.stringify({ ...aPromo(), 'digital-coupon-id': '2' }),
  JSON.stringify({ ...aPromo(), type: 'gift' }),
  JSON.stringify({ ...aPromo(), 'discount-type': 'all' }),
  JSON.stringify({ ...aPromo(), 'cart-rules': 50 }),
])('what is no promotion is reset as well: %s', (text) => {
  tab.localStorage.setItem('digital_coupon', text)
  expect(chosenPromo.read()).toBeNull()
  expect(tab.localStorage.getItem('digital_coupon')).toBeNull()
})

// proves ST-17
test('a code from a QR code is read as it would be typed', () => {
  tab.localStorage.setItem('qr_code', ' welcome١٠ ')
  expect(qrCode.read()).toBe('WELCOME10')
  tab.localStorage.setItem('qr_code', 'x'.repeat(100))
  expect(qrCode.read()).toBeNull()
})

// proves CO-01, PM-06
test('an empty cart has no coupon and no promotion', () => {
  const cart = aCartStore()
  const tea = aLine()
  cart.add(tea)
  storedCoupon.write(aCoupon())
  chosenPromo.write(aPromo())
  cart.setQuantity(tea.key, 3)
  expect([storedCoupon.read(), chosenPromo.read()]).toEqual([aCoupon(), aPromo()])
  cart.remove(tea.key)
  expect([storedCoupon.read(), chosenPromo.read()]).toEqual([null, null])
})
