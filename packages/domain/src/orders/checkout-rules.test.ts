import { expect, test } from 'vitest'
import { NOTES_MAX } from '../menu/customisation.ts'
import { ORDER_TYPES } from '../vocabulary/order-types.ts'
import { PAYMENT_METHODS } from '../vocabulary/payment-methods.ts'
import {
  type CheckoutCase,
  checkoutFault,
  detailFaults,
  type OrderDetails,
} from './checkout-rules.ts'

/** A signed-in customer has 60.00 delivered to an area without a minimum. */
const aCheckout = (changes: Partial<CheckoutCase> = {}): CheckoutCase => ({
  orderType: 'deliver',
  ordered: 60_00,
  hasItems: true,
  notes: '',
  isSignedIn: true,
  areaMinimum: null,
  deliveryMinimum: 0,
  hasDestination: true,
  unavailable: [],
  ...changes,
})
const shawarma = { 'en-us': 'Shawarma' }
const juice = { 'en-us': 'Juice' }

test('a signed-in customer with a destination and a full cart may check out', () => {
  expect(checkoutFault(aCheckout())).toBeNull()
})

// proves CK-13
test('the seven checks stop in exactly their order: mending the first leads to the second, and so on', () => {
  let checkout = aCheckout({
    ordered: 0,
    hasItems: false,
    notes: 'x'.repeat(NOTES_MAX),
    isSignedIn: false,
    areaMinimum: 50_00,
    deliveryMinimum: 60_00,
    hasDestination: false,
    unavailable: [shawarma, juice],
  })
  const mends: Partial<CheckoutCase>[] = [
    { ordered: 50_00 },
    { notes: '' },
    { isSignedIn: true },
    { hasItems: true },
    { ordered: 60_00 },
    { hasDestination: true },
    { unavailable: [juice] },
    { unavailable: [] },
  ]
  const faults = [checkoutFault(checkout)]
  for (const mend of mends) {
    checkout = { ...checkout, ...mend }
    faults.push(checkoutFault(checkout))
  }
  expect(faults).toEqual([
    { rule: 'area-minimum', minimum: 50_00 },
    { rule: 'notes-too-long' },
    { rule: 'not-signed-in' },
    { rule: 'empty-cart' },
    { rule: 'delivery-minimum', minimum: 60_00 },
    { rule: 'no-place' },
    { rule: 'item-unavailable', names: shawarma },
    { rule: 'item-unavailable', names: juice },
    null,
  ])
})

// proves CK-14
test.each([
  ['without a minimum', null, 0, null],
  ['with a minimum of 0', 0, 0, null],
  ['below the minimum', 50_00, 49_99, 'area-minimum'],
  ['at the minimum', 50_00, 50_00, null],
])('a delivery to an area %s', (_, areaMinimum, ordered, rule) => {
  expect(checkoutFault(aCheckout({ areaMinimum, ordered }))?.rule ?? null).toBe(rule)
})

test.each([
  [0, 0, null],
  [50_00, 49_99, 'delivery-minimum'],
  [50_00, 50_00, null],
])('the brand delivers from %i on: an order of %i is answered %o', (minimum, ordered, rule) => {
  const checkout = aCheckout({ deliveryMinimum: minimum, ordered })
  expect(checkoutFault(checkout)?.rule ?? null).toBe(rule)
})

test.each([null, ...ORDER_TYPES.filter((type) => type !== 'deliver')])(
  'no minimum holds for %o',
  (orderType) => {
    const minimums = { areaMinimum: 50_00, deliveryMinimum: 50_00 }
    expect(checkoutFault(aCheckout({ orderType, ordered: 1, ...minimums }))).toBeNull()
  },
)

test('a note may be one character short of the limit, which blocks as it blocks typing', () => {
  expect(checkoutFault(aCheckout({ notes: 'x'.repeat(NOTES_MAX - 1) }))).toBeNull()
  const full = aCheckout({ notes: 'x'.repeat(NOTES_MAX) })
  expect(checkoutFault(full)).toEqual({ rule: 'notes-too-long' })
})

/** Fetched at branch 1 and paid by card. */
const someDetails = (changes: Partial<OrderDetails> = {}): OrderDetails => ({
  orderType: 'to-go',
  locationId: 1,
  hasAddress: false,
  payment: 'card',
  table: null,
  cash: null,
  total: 73_00,
  ...changes,
})

test('an order with everything said has nothing missing', () => {
  expect(detailFaults(someDetails())).toEqual([])
})

test('all that is missing is told at once', () => {
  const nothing = { orderType: null, locationId: null, payment: null }
  expect(detailFaults(someDetails(nothing))).toEqual(['no-order-type', 'no-payment'])
  const atTable = { orderType: 'dine-in', locationId: null, payment: 'cash', cash: 1 } as const
  expect(detailFaults(someDetails(atTable))).toEqual(['no-branch', 'no-table', 'too-little-cash'])
})

test('a delivery needs an address and no branch; every other type needs a branch and no address', () => {
  const delivered = { orderType: 'deliver', locationId: null } as const
  expect(detailFaults(someDetails(delivered))).toEqual(['no-address'])
  expect(detailFaults(someDetails({ ...delivered, hasAddress: true }))).toEqual([])
  for (const orderType of ORDER_TYPES.filter((type) => type !== 'deliver')) {
    const faults = detailFaults(someDetails({ orderType, locationId: null, table: '0' }))
    expect(faults).toEqual(['no-branch'])
  }
})

test.each([
  ['dine-in', null, ['no-table']],
  ['dine-in', '', ['no-table']],
  ['dine-in', '  ', ['no-table']],
  ['dine-in', '0', []],
  ['eat-in', null, ['no-table']],
  ['eat-in', '12', []],
  ['to-go', null, []],
] as const)('%s at the table %j lacks %j', (orderType, table, faults) => {
  expect(detailFaults(someDetails({ orderType, table }))).toEqual(faults)
})

test.each([
  [72_99, ['too-little-cash']],
  [73_00, []],
  [100_00, []],
  [null, []],
])('of 73.00, cash of %o lacks %j', (cash, faults) => {
  expect(detailFaults(someDetails({ payment: 'cash', cash }))).toEqual(faults)
})

test('what is handed over is asked of those who pay cash only', () => {
  for (const payment of PAYMENT_METHODS.filter((method) => method !== 'cash')) {
    expect(detailFaults(someDetails({ payment, cash: 0 }))).toEqual([])
  }
})
