import { expect, test } from 'vitest'
import { aStaffMember } from '../../staff/testing/a-staff-member.ts'
import { follow } from '../following/testing/follow.ts'
import { orderingApp } from '../testing/ordering-app.ts'
import { ORDERING_BRAND } from '../testing/ordering-brand.ts'
import { anOrderingCustomer, aPlacedOrder, place } from '../testing/placing.ts'

const brand = ORDERING_BRAND

// proves API-61, IM-03
test('the branch drives an order to its end, and its customer hears every step', async () => {
  await using app = await orderingApp()
  const customer = await anOrderingCustomer(app)
  const cashier = await aStaffMember(app, { brand, role: 'cashier', locations: [1] })
  await using stream = await follow(app, customer)
  const { id } = (await place(app, customer)).json().data

  for (const status of ['accepted', 'in-kitchen', 'ready', 'finished']) {
    const response = await app.as(cashier).post(`/orders/${id}/statuses`, { status })
    expect(response.statusCode).toBe(200)
    expect(response.json().data[0].attributes).toMatchObject({ code: status, 'is-current': true })
  }

  const heard = await stream.until(5)
  expect(heard.map(({ event }) => event.order['current-status'].code)).toEqual([
    'posted',
    'accepted',
    'in-kitchen',
    'ready',
    'finished',
  ])
})

// proves API-61, A-48
test.each([
  ['an illegal step', { role: 'cashier' as const, locations: [1] }, 'finished', 422],
  ['another branch’s order', { role: 'cashier' as const, locations: [2] }, 'accepted', 404],
  ['a driver', { role: 'driver' as const, locations: [1] }, 'accepted', 403],
  [
    'the kitchen rejecting',
    { role: 'kitchen' as const, locations: [1] },
    'cancelled-by-employee',
    403,
  ],
  [
    'a rejection without a reason',
    { role: 'manager' as const, locations: null },
    'cancelled-by-employee',
    422,
  ],
])('%s is refused, and the order stays', async (_name, unlike, status, code) => {
  await using app = await orderingApp()
  const customer = await anOrderingCustomer(app)
  const member = await aStaffMember(app, { brand, ...unlike })
  const { id } = (await place(app, customer)).json().data

  const response = await app.as(member).post(`/orders/${id}/statuses`, { status })

  expect(response.statusCode).toBe(code)
  const read = await app.as(customer).get(`/orders/${id}`)
  expect(read.json().data.attributes.status).toBe('posted')
})

test('a customer cannot move an order', async () => {
  await using app = await orderingApp()
  const customer = await anOrderingCustomer(app)
  const { id } = (await place(app, customer)).json().data

  const response = await app.as(customer).post(`/orders/${id}/statuses`, { status: 'accepted' })

  expect(response.statusCode).toBe(403)
})

// proves AC-08
test('the branch rejects an order with its reason, which the customer reads', async () => {
  await using app = await orderingApp()
  const customer = await anOrderingCustomer(app)
  const manager = await aStaffMember(app, { brand, role: 'manager', locations: null })
  const { id } = (await place(app, customer)).json().data

  await app.as(manager).post(`/orders/${id}/statuses`, {
    status: 'cancelled-by-employee',
    reason: 'Out of bread',
  })

  const read = await app.as(customer).get(`/orders/${id}`)
  expect(read.json().data.attributes).toMatchObject({
    status: 'cancelled-by-employee',
    reason: 'Out of bread',
  })
})

test('staff hear of the orders of their branches, and of no others', async () => {
  await using app = await orderingApp()
  const customer = await anOrderingCustomer(app)
  const cashier = await aStaffMember(app, { brand, role: 'cashier', locations: [2] })
  await using stream = await follow(app, cashier)

  await place(app, customer)
  const { id } = (await place(app, customer, aPlacedOrder({ location: 2 }))).json().data

  const heard = await stream.until(1)
  expect(heard.map(({ event }) => event.order.id)).toEqual([id])
})
