import { NO_DESTINATION } from '@sufra/domain/branch/destination'
import { aLine, anItem } from '@sufra/domain/testing/builders'
import { openWindow } from '@sufra/web/storage/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { cart } from '../cart/cart-store.ts'
import { cartTerms } from '../cart/cart-terms.ts'
import { orderNotes } from '../choices/notes-of-order.ts'
import { readDestination } from '../destination/stored-destination.ts'
import { draftOrder, NO_ORDER } from './draft-order.ts'
import { resetOrder } from './reset-order.ts'

afterEach(() => vi.unstubAllGlobals())

const BRANCH = { id: 3, name: { 'en-us': 'Olaya' }, lat: 24.7, long: 46.7 }
const ADDRESS = { lat: 24.7, long: 46.7, line1: '12 Palm Street', label: 'Home' }

/** Everything an order leaves in the browser, and where it is kept. */
const ORDER: Record<string, string> = {
  last_location: JSON.stringify(BRANCH),
  order_type: 'deliver',
  order_time: '1794711600000',
  isQeue: 'true',
  cart_table: '12',
  nearest_branch: JSON.stringify({ ...BRANCH, id: 4 }),
  temporary_delivery: JSON.stringify({
    ...ADDRESS,
    'delivery-area-id': 1,
    minimum: 0,
    charge: 900,
  }),
  coupon: JSON.stringify({
    name: { 'en-us': 'Welcome' },
    coupon: 'WELCOME10',
    'discount-type': 'percentage',
    'discount-max': null,
    'discount-value': 10,
  }),
}

// proves CU-19
test('a reset leaves nothing of the order, neither in the state nor in storage', () => {
  const { localStorage } = openWindow()
  cartTerms.write({ decimals: 2, timers: { expiryMinutes: 120, abandonMinutes: 30 } })
  localStorage.setItem('locale', 'fr')
  for (const [key, text] of Object.entries(ORDER)) localStorage.setItem(key, text)
  cart.add(aLine(anItem({ id: 1, price: 3_00 })))
  orderNotes.write('ring twice')
  expect(readDestination()).toMatchObject({
    orderType: 'deliver',
    lastLocation: { id: 3 },
    deliveryAddress: { line1: '12 Palm Street' },
    nearestBranch: { id: 4 },
    table: '12',
    isQueue: true,
  })
  expect(draftOrder.read()).toMatchObject({
    lines: [{ itemId: 1 }],
    coupon: { coupon: 'WELCOME10' },
    notes: 'ring twice',
  })

  resetOrder()

  expect(readDestination()).toEqual(NO_DESTINATION)
  expect(cart.read()).toEqual([])
  expect(draftOrder.read()).toEqual(NO_ORDER)
  const keys = [...Object.keys(ORDER), 'items', 'cart_reset_time', 'cart_last_activity']
  expect(keys.filter((key) => localStorage.getItem(key) !== null)).toEqual([])
  expect(localStorage.getItem('locale')).toBe('fr')
})
