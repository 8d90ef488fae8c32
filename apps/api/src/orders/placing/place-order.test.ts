import { and, count, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addresses } from '../../addresses/address-tables.ts'
import { coupons, couponUses } from '../../promotions/promotion-tables.ts'
import { kitchenSlots } from '../../schedule/kitchen-tables.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { aCustomer } from '../../testing/test-customers.ts'
import { orderEvents, orders } from '../order-tables.ts'
import { aWrap, soup } from '../testing/an-order.ts'
import { orderingApp } from '../testing/ordering-app.ts'
import { INSIDE, ORDERING_BRAND, ORDERING_NOW } from '../testing/ordering-brand.ts'
import { aKey, anOrderingCustomer, aPlacedOrder, place } from '../testing/placing.ts'

const conceptId = ORDERING_BRAND.concept.id

const countOrders = (app: TestApp, customerId: string) =>
  app.database.forConcept(conceptId, async (db) => {
    const [row] = await db
      .select({ orders: count() })
      .from(orders)
      .where(and(eq(orders.conceptId, conceptId), eq(orders.customerId, customerId)))
    return row?.orders
  })

// proves OR-05
test('an order is placed, priced by us, and known by its number', async () => {
  await using app = await orderingApp()
  const customer = await anOrderingCustomer(app)

  const response = await place(app, customer, aPlacedOrder({ total: 0.01, notes: 'No cutlery' }))

  expect(response.statusCode).toBe(201)
  const { data, included } = response.json()
  expect(data.attributes).toMatchObject({
    type: 'to-go',
    status: 'posted',
    'payment-method': 'cash',
    'payment-status': 'pending',
    source: 'Web',
    notes: 'No cutlery',
    'scheduled-time': null,
    'location-name': { 'en-us': 'Olaya' },
    bill: { subtotal: 20, total: 20 },
    cancellation: { 'is-possible': true, until: null },
  })
  expect(data.attributes.number).toBeGreaterThan(0)
  expect(Date.parse(data.attributes['promised-time'])).toBeGreaterThan(ORDERING_NOW)
  expect(included).toMatchObject([{ type: 'order-items', attributes: { 'item-id': 1, total: 20 } }])
})

// proves API-58
test('asked for it, the promotion that was used stands beside the order, also when it is sent again', async () => {
  await using app = await orderingApp()
  const customer = await anOrderingCustomer(app)
  const headers = { 'idempotency-key': aKey() }
  const order = aPlacedOrder({ 'coupon-code': 'TEN', subtotal: 1, total: 0.01 })
  const send = () => app.as(customer).post('/orders?include=promotion', order, { headers })

  const first = await send()
  const again = await send()

  expect([first.statusCode, again.statusCode]).toEqual([201, 200])
  expect(first.json().data).toMatchObject({
    type: 'orders',
    id: expect.any(String),
    attributes: { bill: { subtotal: 20, discount: 2, total: 18 } },
  })
  expect(first.json().included).toMatchObject([
    {
      type: 'promotions',
      id: 1,
      attributes: {
        name: { 'en-us': 'Ten per cent' },
        'discount-type': 'percentage',
        'discount-value': 10,
        'discount-max': 5,
      },
    },
  ])
  expect(again.json()).toEqual(first.json())
  const plain = await app.as(customer).post('/orders?include=promotion', aPlacedOrder())
  expect(plain.json().included).toEqual([])
})

test('with kept statements and on the plain path, an order is answered in the same bytes', async () => {
  await using fast = await orderingApp()
  await using plain = await orderingApp({ keepsStatements: false })
  const answersOf = async (app: TestApp) => {
    const customer = await anOrderingCustomer(app)
    const key = aKey()
    const answers = [
      await place(app, customer, aPlacedOrder({ notes: 'Two forks' }), key),
      await place(app, customer, aPlacedOrder({ notes: 'Two forks' }), key),
      await place(app, customer, aPlacedOrder(), null),
      await place(app, { ...customer, token: 'nobody' }),
    ]
    const { rows } = await app.database.pool.query('select name from pg_prepared_statements')
    return {
      kept: rows.map(({ name }) => name).toSorted(),
      answers: answers.map(({ statusCode, body }) => [statusCode, withoutName(body)]),
    }
  }

  const [byName, anew] = [await answersOf(fast), await answersOf(plain)]

  expect(byName.kept).toEqual(['find_session', 'write_order', 'write_order_without_key'])
  expect(anew.kept).toEqual([])
  expect(anew.answers).toEqual(byName.answers)
  expect(byName.answers.map(([status]) => status)).toEqual([201, 200, 201, 401])
})

/** What no two orders share. */
const withoutName = (body: string) =>
  body.replace(/"id":"[0-9a-f-]{36}"/, '"id":""').replace(/"number":\d+/, '"number":0')

// proves IM-17
test('sent twice under one key, also at once, it is one order', async () => {
  await using app = await orderingApp()
  const customer = await anOrderingCustomer(app)
  const key = aKey()

  const responses = await Promise.all(
    Array.from({ length: 8 }, () => place(app, customer, aPlacedOrder(), key)),
  )
  const later = await place(app, customer, aPlacedOrder(), key)

  const ids = [...responses, later].map((response) => response.json().data.id)
  expect(new Set(ids).size).toBe(1)
  expect([...responses, later].map(({ statusCode }) => statusCode).sort()).toEqual([
    ...Array.from({ length: 8 }, () => 200),
    201,
  ])
  expect(await countOrders(app, customer.id)).toBe(1)
})

test('another order under the same key is refused, and the first one stands', async () => {
  await using app = await orderingApp()
  const customer = await anOrderingCustomer(app)
  const key = aKey()
  await place(app, customer, aPlacedOrder(), key)

  const response = await place(app, customer, aPlacedOrder({ items: [soup(3)] }), key)

  expect(response.statusCode).toBe(422)
  expect(response.json().errors[0].code).toBe('key-reused')
  expect(await countOrders(app, customer.id)).toBe(1)
})

test('two customers may happen to use the same key', async () => {
  await using app = await orderingApp()
  const [one, other] = [await anOrderingCustomer(app), await anOrderingCustomer(app)]
  const key = aKey()

  const responses = [await place(app, one, undefined, key), await place(app, other, undefined, key)]

  expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201])
})

// proves CK-19
test('a visitor cannot order, and neither can a customer of another brand', async () => {
  await using app = await orderingApp()
  const stranger = await aCustomer(app)

  const visitor = await app.post('/orders', aPlacedOrder(), { as: ORDERING_BRAND })
  const foreign = await app
    .as({ ...stranger, brand: ORDERING_BRAND })
    .post('/orders', aPlacedOrder())

  expect([visitor.statusCode, foreign.statusCode]).toEqual([401, 401])
})

test('numbers count up by branch and day', async () => {
  await using app = await orderingApp()
  const customer = await anOrderingCustomer(app)

  const numbers = []
  for (const location of [1, 2, 1, 2]) {
    const response = await place(app, customer, aPlacedOrder({ location }))
    numbers.push(response.json().data.attributes.number)
  }

  expect(numbers[2]).toBe(numbers[0] + 1)
  expect(numbers[3]).toBe(numbers[1] + 1)
})

// proves CK-15, CK-16, CK-18, CK-21
test.each([
  ['no table', { type: 'dine-in' as const }, 'no-table'],
  [
    'no address',
    {
      type: 'deliver' as const,
      location: null,
      coordinates: INSIDE,
      items: [aWrap({ quantity: 3 })],
    },
    'no-address',
  ],
  ['too little cash', { 'cash-amount': 19.99 }, 'too-little-cash'],
  ['a payment that is not offered', { 'payment-method': 'card' as const }, 'payment-not-offered'],
  ['no branch', { location: null }, 'no-place'],
  ['another total than the button said', { 'expected-total': 18 }, 'total-changed'],
  ['no items', { items: [] }, 'empty-cart'],
  ['a coupon that does not count', { 'coupon-code': 'OVER' }, 'coupon-refused'],
])('an order with %s is refused by name, and nothing is placed', async (_name, changes, code) => {
  await using app = await orderingApp()
  const customer = await anOrderingCustomer(app)

  const response = await place(app, customer, aPlacedOrder(changes))

  expect(response.statusCode).toBe(422)
  expect(response.json().errors[0].code).toBe(code)
  expect(await countOrders(app, customer.id)).toBe(0)
})

test.each([
  [{ 'cash-amount': 20 }, 201],
  [{ 'cash-amount': 50 }, 201],
  [{ type: 'dine-in' as const, 'table-label': '0' }, 201],
  [{ 'expected-total': 20 }, 201],
])('%o is fine', async (changes, status) => {
  await using app = await orderingApp()
  const customer = await anOrderingCustomer(app)

  expect((await place(app, customer, aPlacedOrder(changes))).statusCode).toBe(status)
})

test('a delivery goes to an address of the customer’s own, and to nobody else’s', async () => {
  await using app = await orderingApp()
  const [owner, other] = [await anOrderingCustomer(app), await anOrderingCustomer(app)]
  const id = crypto.randomUUID()
  await app.database.forConcept(conceptId, (db) =>
    db.insert(addresses).values({
      conceptId,
      id,
      customerId: owner.id,
      ...INSIDE,
      label: 'Home',
      line1: '12 Palm Street',
      instructions: 'Ring twice',
      country: 'SA',
      createdAt: new Date(ORDERING_NOW),
    }),
  )
  const order = aPlacedOrder({
    type: 'deliver',
    location: null,
    address: id,
    items: [aWrap({ quantity: 2 })],
  })

  const own = await place(app, owner, order)
  const foreign = await place(app, other, order)

  expect(own.statusCode).toBe(201)
  expect(own.json().data.attributes).toMatchObject({
    address: { label: 'Home', line1: '12 Palm Street' },
    'note-to-driver': 'Ring twice',
    'location-id': 1,
    bill: { total: 52 },
  })
  expect(foreign.statusCode).toBe(422)
  expect(foreign.json().errors[0]).toMatchObject({ source: 'address' })
})

test('a coupon’s last use goes to one of many who want it', async () => {
  await using app = await orderingApp()
  const customers = await Promise.all(Array.from({ length: 6 }, () => anOrderingCustomer(app)))

  const responses = await Promise.all(
    customers.map((customer) => place(app, customer, aPlacedOrder({ 'coupon-code': 'ONCE' }))),
  )

  expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
  const [used, row] = await app.database.forConcept(conceptId, async (db) => [
    await db.select().from(couponUses).where(eq(couponUses.couponId, 9)),
    (await db.select().from(coupons).where(eq(coupons.id, 9)))[0],
  ])
  expect(used).toHaveLength(1)
  expect(row?.uses).toBe(1)
})

test('a customer uses once what may be used once each', async () => {
  await using app = await orderingApp()
  const customer = await anOrderingCustomer(app)
  const order = aPlacedOrder({ 'coupon-code': 'TEN' })

  const responses = await Promise.all([1, 2, 3].map(() => place(app, customer, order)))

  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422])
})

// proves SC-01
test('a scheduled order keeps its time, and its place in the kitchen', async () => {
  await using app = await orderingApp()
  const customer = await anOrderingCustomer(app)

  const response = await place(
    app,
    customer,
    aPlacedOrder({ 'scheduled-time': '2027-02-16 12:00:00' }),
  )

  expect(response.json().data.attributes).toMatchObject({
    'scheduled-time': '2027-02-16T12:00:00.000Z',
    'promised-time': '2027-02-16T12:00:00.000Z',
  })
  const taken = await app.database.forConcept(conceptId, (db) =>
    db
      .select()
      .from(kitchenSlots)
      .where(eq(kitchenSlots.startsAt, new Date('2027-02-16T12:00:00Z'))),
  )
  expect(taken).toMatchObject([{ locationId: 1, orders: 1 }])
})

test('what happened is written down with the order', async () => {
  await using app = await orderingApp()
  const customer = await anOrderingCustomer(app)

  const { id } = (await place(app, customer)).json().data

  const events = await app.database.forConcept(conceptId, (db) =>
    db.select().from(orderEvents).where(eq(orderEvents.orderId, id)),
  )
  expect(events).toMatchObject([
    {
      kind: 'placed',
      customerId: customer.id,
      body: { order: { id, number: expect.any(Number) } },
    },
  ])
})

test.each(['short', 'with spaces in it', 'x'.repeat(101), 'ünïcödé-key'])(
  'the key %j is refused',
  async (key) => {
    await using app = await orderingApp()
    const customer = await anOrderingCustomer(app)

    const response = await place(app, customer, aPlacedOrder(), key)

    expect(response.statusCode).toBe(400)
    expect(await countOrders(app, customer.id)).toBe(0)
  },
)
