import { expect, test } from 'vitest'
import { anOrder, aWrap } from '../testing/an-order.ts'
import { orderingApp } from '../testing/ordering-app.ts'
import { INSIDE } from '../testing/ordering-brand.ts'
import { anOrderingCustomer } from '../testing/placing.ts'

const delivery = (quantity: number) =>
  anOrder({
    type: 'deliver',
    location: null,
    coordinates: INSIDE,
    items: [aWrap({ quantity })],
  })

// proves API-57, CK-06, CK-10
test.each([
  ['below the area’s minimum', delivery(1), 422, 'area-minimum'],
  ['without an item', anOrder({ items: [] }), 422, 'empty-cart'],
  ['without a branch', anOrder({ location: null }), 422, 'no-place'],
  [
    'with something the branch is out of',
    anOrder({ location: 2, items: [{ id: 3, quantity: 1 }] }),
    422,
    'item-unavailable',
  ],
  ['with a note at its limit', anOrder({ notes: 'x'.repeat(256) }), 422, 'notes-too-long'],
  ['with a coupon that does not count', anOrder({ 'coupon-code': 'OVER' }), 422, 'coupon-refused'],
])('an order %s is refused by name', async (_name, order, status, code) => {
  await using app = await orderingApp()
  const customer = await anOrderingCustomer(app)

  const response = await app.as(customer).post('/orders/validate', order)

  expect(response.statusCode).toBe(status)
  expect(response.json().errors[0].code).toBe(code)
})

// proves CK-08, CK-13
test('a visitor is asked to sign in, but only after the area’s minimum', async () => {
  await using app = await orderingApp()

  const fine = await app.send('/orders/validate', anOrder())
  const small = await app.send('/orders/validate', delivery(1))

  expect([fine.statusCode, fine.json().errors[0].code]).toEqual([401, 'not-signed-in'])
  expect(small.json().errors[0].code).toBe('area-minimum')
})

// proves API-57
test('an order that could be placed is answered with what it costs', async () => {
  await using app = await orderingApp()
  const customer = await anOrderingCustomer(app)

  const response = await app.as(customer).post('/orders/validate', delivery(2))

  expect(response.statusCode).toBe(200)
  expect(response.json().data.attributes).toMatchObject({ total: 52, error: null })
})
