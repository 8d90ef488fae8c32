import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { plantBrands } from '../../planting/plant-brands.ts'
import { coupons } from '../../promotions/promotion-tables.ts'
import { aCustomer } from '../../testing/test-customers.ts'
import { follow } from '../following/testing/follow.ts'
import { orderingApp } from '../testing/ordering-app.ts'
import { CARD_BRAND, ORDERING_BRAND, ORDERING_NOW } from '../testing/ordering-brand.ts'
import { anOrderingCustomer, aPlacedOrder, place } from '../testing/placing.ts'
import { sweepOrders } from './sweep-orders.ts'

const MINUTE = 60_000

// proves IM-20, OR-02
test('an order that is not paid in time fails, and gives its coupon back', async () => {
  await using app = await orderingApp()
  await plantBrands(app.database, [CARD_BRAND])
  const conceptId = CARD_BRAND.concept.id
  const customer = await aCustomer(app, { brand: CARD_BRAND })
  const order = aPlacedOrder({
    'payment-method': 'card',
    'coupon-code': 'SEVEN',
    items: [{ id: 6, quantity: 2 }],
  })
  const placed = await place(app, customer, order)
  const { id } = placed.json().data
  const couponUses = () =>
    app.database.forConcept(conceptId, async (db) => {
      const [row] = await db.select().from(coupons).where(eq(coupons.id, 3))
      return row?.uses
    })
  const status = async () =>
    (await app.as(customer).get(`/orders/${id}`)).json().data.attributes.status

  expect(await status()).toBe('waiting-for-payment')
  expect(await couponUses()).toBe(1)
  expect(await sweepOrders(app.database, conceptId, ORDERING_NOW + 15 * MINUTE - 1)).toBe(
    ORDERING_NOW + 15 * MINUTE,
  )
  expect(await status()).toBe('waiting-for-payment')

  expect(await sweepOrders(app.database, conceptId, ORDERING_NOW + 15 * MINUTE)).toBeNull()
  expect(await status()).toBe('order-failed')
  expect(await couponUses()).toBe(0)
})

// proves IM-21
test('a scheduled order reaches the kitchen once, in time to be made', async () => {
  await using app = await orderingApp()
  const customer = await anOrderingCustomer(app)
  await using stream = await follow(app, customer)
  const { id } = (
    await place(app, customer, aPlacedOrder({ 'scheduled-time': '2027-02-16 12:00:00' }))
  ).json().data
  const due = await sweepOrders(app.database, ORDERING_BRAND.concept.id, ORDERING_NOW)
  expect(due).toBeLessThan(Date.UTC(2027, 1, 16, 12) - 15 * MINUTE)
  expect(due).toBeGreaterThan(Date.UTC(2027, 1, 16, 11))

  await Promise.all(
    [1, 2, 3].map(() => sweepOrders(app.database, ORDERING_BRAND.concept.id, due ?? 0)),
  )

  expect((await stream.until(2)).map(({ event }) => [event.kind, event.order.id])).toEqual([
    ['placed', id],
    ['released', id],
  ])
  expect(await sweepOrders(app.database, ORDERING_BRAND.concept.id, due ?? 0)).toBeNull()
})
