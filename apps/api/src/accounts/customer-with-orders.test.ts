import { CustomerExport } from '@sufra/contract/people/customer-export'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '../orders/order-tables.ts'
import { aWrap } from '../orders/testing/an-order.ts'
import { orderingApp } from '../orders/testing/ordering-app.ts'
import { INSIDE, ORDERING_BRAND } from '../orders/testing/ordering-brand.ts'
import { anOrderingCustomer, aPlacedOrder, place } from '../orders/testing/placing.ts'
import type { TestApp } from '../testing/test-app.ts'
import type { TestCustomer } from '../testing/test-customers.ts'

const conceptId = ORDERING_BRAND.concept.id

/** A customer with a delivered order. */
async function aDelivered(app: TestApp) {
  const customer = await anOrderingCustomer(app)
  const own = `/customers/${customer.id}`
  const body = { ...INSIDE, line1: 'Canary Street 7' }
  const { data } = (await app.as(customer).post(`${own}/addresses`, body)).json()
  const order = aPlacedOrder({
    type: 'deliver',
    location: null,
    address: data.id,
    items: [aWrap({ quantity: 2 })],
    notes: 'Canary notes',
  })
  expect((await place(app, customer, order)).statusCode).toBe(201)
  return customer
}

const ordersOf = (app: TestApp, { id }: TestCustomer) =>
  app.database.forConcept(conceptId, (db) =>
    db.select().from(orders).where(eq(orders.customerId, id)),
  )

// proves IM-39
test('the export names every order, what was written and where it went', async () => {
  await using app = await orderingApp()
  const customer = await aDelivered(app)

  const response = await app.as(customer).get(`/customers/${customer.id}/export`)

  expect(CustomerExport.parse(response.json()).orders).toMatchObject([
    { notes: 'Canary notes', address: 'Home, Canary Street 7', items: [{ quantity: 2 }] },
  ])
})

// proves IM-39
test('an account is deleted once its orders are done; they stay, but not where they went', async () => {
  await using app = await orderingApp()
  const customer = await aDelivered(app)
  const remove = () => app.as(customer).delete(`/customers/${customer.id}`)

  const early = await remove()
  await app.database.forConcept(conceptId, (db) =>
    db.update(orders).set({ status: 'finished' }).where(eq(orders.customerId, customer.id)),
  )
  const done = await remove()

  expect(early.statusCode).toBe(422)
  expect(early.json().errors[0].code).toBe('order-under-way')
  expect(done.statusCode).toBe(204)
  const [kept] = await ordersOf(app, customer)
  expect(kept).toMatchObject({ customerId: customer.id, address: null, car: null, notes: '' })
  expect(kept?.totalMinor).toBeGreaterThan(0)
})
