import { expect, test } from 'vitest'
import { aCart } from '../testing/builders.ts'
import { ORDER_TYPES } from '../vocabulary/order-types.ts'
import { chooseBranch, chooseDelivery, chooseOrderType, NO_DESTINATION } from './destination.ts'
import { needsConfirmation } from './destination-confirmation.ts'

const branch = (id: number) => ({ id, name: { 'en-us': `Branch ${id}` }, lat: 24.7, long: 46.7 })
const home = { id: null, label: 'Home', line1: 'Olaya Street', lat: 24.69, long: 46.68 }
const atBranch3 = chooseBranch(NO_DESTINATION, branch(3), ORDER_TYPES)

test('a first choice keeps the cart', () => {
  const cart = aCart(1)
  expect(needsConfirmation(NO_DESTINATION, atBranch3, cart)).toBe(false)
  const typeFirst = chooseOrderType(NO_DESTINATION, 'to-go')
  expect(needsConfirmation(typeFirst, chooseBranch(typeFirst, branch(3), ORDER_TYPES), cart)).toBe(
    false,
  )
})

test.each([
  ['another type', chooseOrderType(atBranch3, 'eat-in')],
  ['another branch', chooseBranch(atBranch3, branch(4), ORDER_TYPES)],
  ['delivery instead', chooseDelivery(atBranch3, home, branch(3))],
  ['nothing any more', { ...atBranch3, orderType: null, lastLocation: null }],
])('%s asks first, if the cart has anything in it', (_, next) => {
  expect(needsConfirmation(atBranch3, next, aCart(1))).toBe(true)
  expect(needsConfirmation(atBranch3, next, [])).toBe(false)
})

test('another address of the same branch does not ask', () => {
  const delivery = chooseDelivery(NO_DESTINATION, home, branch(5))
  const office = chooseDelivery(delivery, { ...home, label: 'Office' }, branch(5))
  expect(needsConfirmation(delivery, office, aCart(1))).toBe(false)
  expect(needsConfirmation(delivery, chooseDelivery(delivery, home, branch(6)), aCart(1))).toBe(
    true,
  )
})
