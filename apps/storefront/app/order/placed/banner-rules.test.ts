import { expect, test } from 'vitest'
import { anOrderEvent, LAYLA, ORDER } from '../../features/orders/testing.ts'
import { bannerUpdate, isSilentRoute } from './banner-rules.ts'

const OTHER = '20000000-0000-4000-8000-000000000002'
const hers = { customerId: LAYLA, recentId: ORDER }
const NOTHING = { isReady: false, clears: false, shows: false }

// proves OR-08
test('somebody else’s order is no news', () => {
  expect(bannerUpdate(anOrderEvent('ready', { customerId: OTHER }), hers)).toEqual(NOTHING)
  expect(bannerUpdate(anOrderEvent(), { customerId: null, recentId: ORDER })).toEqual(NOTHING)
})

// proves OR-10
test('an order that is ready is told, and the banner has done its work', () => {
  expect(bannerUpdate(anOrderEvent('ready'), hers)).toEqual({
    isReady: true,
    clears: true,
    shows: false,
  })
})

// proves OR-11
test.each([
  'finished',
  'order-failed',
  'cancelled-by-customer',
  'cancelled-by-employee',
  'waiting-for-payment',
] as const)('%s clears the banner', (status) => {
  expect(bannerUpdate(anOrderEvent(status), hers)).toEqual({ ...NOTHING, clears: true })
})

// proves OR-12
test.each(['posted', 'accepted', 'in-kitchen'] as const)('%s is shown', (status) => {
  expect(bannerUpdate(anOrderEvent(status), hers)).toEqual({ ...NOTHING, shows: true })
})

test('another order of hers is told when it is ready, and leaves the banner alone', () => {
  const other = anOrderEvent('ready', { orderId: OTHER })
  expect(bannerUpdate(other, hers)).toEqual({ ...NOTHING, isReady: true })
  expect(bannerUpdate(anOrderEvent('in-kitchen', { orderId: OTHER }), hers)).toEqual(NOTHING)
})

test('an order placed on another device becomes the banner’s', () => {
  const placed = anOrderEvent('posted', { kind: 'placed', orderId: OTHER })
  expect(bannerUpdate(placed, hers)).toEqual({ ...NOTHING, shows: true })
})

test('a driver or a car at the curb does not make an order ready once more', () => {
  expect(bannerUpdate(anOrderEvent('ready', { kind: 'driver' }), hers).isReady).toBe(false)
})

// proves OR-15
test('the banner is silent on the order’s own page and where it is paid for', () => {
  expect(isSilentRoute('user-order-order')).toBe(true)
  expect(isSilentRoute('checkout-payment')).toBe(true)
  expect(isSilentRoute('menu')).toBe(false)
})
