import type { OrderActor, OrderStatus } from '@sufra/domain/orders/order-lifecycle'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { couponUses } from '../../promotions/promotion-tables.ts'
import { kitchenSlots } from '../../schedule/kitchen-tables.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { moveOrder } from '../moving/move-order.ts'
import { lockOrder } from '../order-queries.ts'
import { soup } from '../testing/an-order.ts'
import { orderingApp } from '../testing/ordering-app.ts'
import { ORDERING_BRAND, ORDERING_NOW } from '../testing/ordering-brand.ts'
import { anOrderingCustomer, aPlacedOrder, place } from '../testing/placing.ts'

const conceptId = ORDERING_BRAND.concept.id

const move = (
  app: TestApp,
  id: string,
  to: OrderStatus,
  actor: OrderActor = 'staff',
  now = ORDERING_NOW,
) =>
  app.database.forConcept(conceptId, async (db) => {
    const order = await lockOrder(db, conceptId, id)
    if (!order) throw new Error('No order')
    const given = { reason: null, locationName: { 'en-us': 'Olaya' }, now }
    return moveOrder(db, order, to, { actor, actorId: null }, given)
  })

// proves API-59
test('an order is read with its combo by its customer, and is not there for anybody else', async () => {
  await using app = await orderingApp()
  const [owner, other] = [await anOrderingCustomer(app), await anOrderingCustomer(app)]
  const meal = { id: 4, quantity: 1, 'combo-items': [{ id: 2, 'step-id': 1, quantity: 1 }] }
  const { id } = (await place(app, owner, aPlacedOrder({ items: [meal, soup()] }))).json().data
  for (const status of ['accepted', 'in-kitchen', 'ready', 'finished'] as const) {
    await move(app, id, status)
  }
  const rating = { ratings: [{ 'topic-id': 1, stars: 4 }] }
  await app.as(owner).post(`/orders/${id}/feedbacks`, rating)

  const include = 'items,combos,location,feedbacks.ratings'
  const own = await app.as(owner).get(`/orders/${id}?include=${include}`)
  const bare = await app.as(owner).get(`/orders/${id}`)
  const foreign = await app.as(other).get(`/orders/${id}`)
  const visitor = await app.get(`/orders/${id}`, { as: ORDERING_BRAND })

  expect(own.statusCode).toBe(200)
  expect(own.json().included).toMatchObject([
    {
      type: 'order-items',
      attributes: {
        'item-id': 4,
        total: 31,
        'combo-items': [{ id: 2, 'step-id': 1, name: { 'en-us': 'Lentil soup' }, quantity: 1 }],
      },
    },
    { type: 'order-items', attributes: { 'item-id': 2, 'combo-items': [] } },
    { type: 'locations', id: 1 },
    { type: 'feedbacks', attributes: rating },
  ])
  expect(bare.json().included).toEqual([])
  expect(foreign.statusCode).toBe(404)
  expect(visitor.statusCode).toBe(401)
})

// proves API-60, OR-07
test('its statuses say which one is current, in the language asked for', async () => {
  await using app = await orderingApp()
  const owner = await anOrderingCustomer(app)
  const { id } = (await place(app, owner)).json().data
  await move(app, id, 'accepted')

  const response = await app
    .as(owner)
    .get(`/orders/${id}/statuses?filter[visible]=1`, { headers: { 'accept-language': 'en-us' } })

  expect(
    response
      .json()
      .data.map(({ attributes }: { attributes: Record<string, unknown> }) => [
        attributes.code,
        attributes['is-current'],
        attributes.description,
      ]),
  ).toEqual([
    ['posted', false, 'sent to branch'],
    ['accepted', true, 'order received'],
  ])
})

// proves API-62, API-63
test('its lines are read together and one by one', async () => {
  await using app = await orderingApp()
  const owner = await anOrderingCustomer(app)
  const { id } = (await place(app, owner)).json().data

  const all = await app.as(owner).get(`/orders/${id}/items`)
  const one = await app.as(owner).get(`/orders/${id}/items/1`)
  const none = await app.as(owner).get(`/orders/${id}/items/2`)

  expect(all.json().data).toEqual([one.json().data])
  expect(none.statusCode).toBe(404)
})

// proves API-25
test('all of a customer’s orders come newest first, or oldest first when asked', async () => {
  let now = ORDERING_NOW
  await using app = await orderingApp({ clock: () => now })
  const [owner, other] = [await anOrderingCustomer(app), await anOrderingCustomer(app)]
  const ids: string[] = []
  for (let count = 0; count < 21; count++) {
    ids.push((await place(app, owner)).json().data.id)
    now += 60_000
  }
  await place(app, other)
  const listed = async (sort: string) => {
    const response = await app.as(owner).get(`/customers/${owner.id}/orders?${sort}size=999`)
    return response.json().data.map((order: { id: string }) => order.id)
  }

  expect(await listed('')).toEqual(ids.toReversed())
  expect(await listed('sort=-placed-at&')).toEqual(ids.toReversed())
  expect(await listed('sort=placed-at&')).toEqual(ids)
  expect((await app.as(other).get(`/customers/${owner.id}/orders`)).statusCode).toBe(404)
})

// proves API-65, OR-18
test('a customer cancels while the brand lets them, and gets everything back', async () => {
  await using app = await orderingApp()
  const owner = await anOrderingCustomer(app)
  const order = aPlacedOrder({ 'coupon-code': 'TEN', 'scheduled-time': '2027-02-17 12:00:00' })
  const { id } = (await place(app, owner, order)).json().data

  const response = await app.as(owner).patch(`/orders/${id}/cancellation`, { reason: 'Too hungry' })

  expect(response.statusCode).toBe(200)
  expect(response.json().data.attributes).toMatchObject({
    status: 'cancelled-by-customer',
    reason: 'Too hungry',
    cancellation: { 'is-possible': false },
  })
  const [uses, slots] = await app.database.forConcept(conceptId, async (db) => [
    await db.select().from(couponUses).where(eq(couponUses.orderId, id)),
    await db
      .select()
      .from(kitchenSlots)
      .where(eq(kitchenSlots.startsAt, new Date('2027-02-17T12:00:00Z'))),
  ])
  expect(uses).toEqual([])
  expect(slots).toMatchObject([{ orders: 0 }])
  const again = await app.as(owner).patch(`/orders/${id}/cancellation`, {})
  expect(again.statusCode).toBe(422)
})

// proves API-65, ER-30
test('what is in the kitchen can no longer be cancelled', async () => {
  await using app = await orderingApp()
  const owner = await anOrderingCustomer(app)
  const { id } = (await place(app, owner)).json().data
  await move(app, id, 'accepted')
  await move(app, id, 'in-kitchen')

  const response = await app.as(owner).patch(`/orders/${id}/cancellation`, {})

  expect(response.statusCode).toBe(422)
  expect(response.json().errors).toEqual([
    { code: 'too-late-to-cancel', detail: 'Order Cancellation Failed.' },
  ])
})

test('what may not follow is refused, and nothing is written', async () => {
  await using app = await orderingApp()
  const owner = await anOrderingCustomer(app)
  const { id } = (await place(app, owner)).json().data

  await expect(move(app, id, 'finished')).rejects.toMatchObject({ status: 422 })
  const { data } = (await app.as(owner).get(`/orders/${id}/statuses`)).json()
  expect(data).toHaveLength(1)
})

test('nobody arrives at the curb without a car', async () => {
  await using app = await orderingApp()
  const owner = await anOrderingCustomer(app)
  const { id } = (await place(app, owner)).json().data

  expect((await app.as(owner).post(`/orders/${id}/arrival`)).statusCode).toBe(422)
})

// proves API-66, API-67, OR-20
test('a finished order is rated once, by its topics', async () => {
  await using app = await orderingApp()
  const owner = await anOrderingCustomer(app)
  const { id } = (await place(app, owner)).json().data
  const rate = (stars: number, topic = 1) =>
    app.as(owner).post(`/orders/${id}/feedbacks`, {
      ratings: [{ 'topic-id': topic, stars }],
      comment: 'Lovely',
    })

  expect((await rate(5)).json().errors[0].code).toBe('not-rateable')
  for (const status of ['accepted', 'in-kitchen', 'ready', 'finished'] as const) {
    await move(app, id, status)
  }
  const topics = await app.as(owner).get(`/orders/${id}/ratings/topics`)
  expect(topics.json().data.length).toBeGreaterThan(0)
  expect((await rate(6)).statusCode).toBe(422)
  expect((await rate(5, 999)).statusCode).toBe(422)
  expect((await rate(4)).statusCode).toBe(200)
  expect((await rate(5)).json().errors[0].code).toBe('already-rated')

  const read = await app.as(owner).get(`/orders/${id}?include=feedbacks.ratings`)
  expect(read.json()).toMatchObject({
    data: { attributes: { 'is-rated': true, 'payment-status': 'success' } },
    included: [{ type: 'feedbacks', attributes: { ratings: [{ 'topic-id': 1, stars: 4 }] } }],
  })
})
