import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderEvents } from '../order-tables.ts'
import { orderingApp } from '../testing/ordering-app.ts'
import { ORDERING_BRAND } from '../testing/ordering-brand.ts'
import { anOrderingCustomer, place } from '../testing/placing.ts'
import { follow } from './testing/follow.ts'

// proves OR-06, OR-08, OR-22, API-71
test('a customer hears of their own orders, and of nobody else’s', async () => {
  await using app = await orderingApp()
  const [owner, other] = [await anOrderingCustomer(app), await anOrderingCustomer(app)]
  await using stream = await follow(app, owner)

  await place(app, other)
  const { id } = (await place(app, owner)).json().data
  await app.as(owner).patch(`/orders/${id}/cancellation`, {})

  const heard = await stream.until(2)
  expect(heard.map(({ event }) => [event.kind, event.order.id, event.customer.id])).toEqual([
    ['placed', id, owner.id],
    ['moved', id, owner.id],
  ])
  expect(heard[1]?.event.order).toMatchObject({
    'current-status': { code: 'cancelled-by-customer', sequence: 6 },
    'payment-method': 'cash',
    'location-name': { 'en-us': 'Olaya' },
  })
})

// proves IM-35
test('a stream that was cut goes on where it was: nothing missing, nothing twice, all in order', async () => {
  await using app = await orderingApp()
  const owner = await anOrderingCustomer(app)
  const ids: string[] = []
  const heard: string[] = []
  let after: string | undefined
  for (let round = 0; round < 4; round++) {
    await using stream = await follow(app, owner, after ? { after } : {})
    ids.push((await place(app, owner)).json().data.id)
    const all = await stream.until(round === 0 ? 1 : 2)
    heard.push(...all.map(({ event }) => event.order.id))
    after = all.at(-1)?.id
    // While nobody listens.
    await stream[Symbol.asyncDispose]()
    ids.push((await place(app, owner)).json().data.id)
  }

  await using last = await follow(app, owner, after ? { after } : {})
  heard.push(...(await last.until(1)).map(({ event }) => event.order.id))

  expect(heard).toEqual(ids)
})

// proves IM-35
test('events are told in the order of their transactions, however many digits those have', async () => {
  await using app = await orderingApp()
  const owner = await anOrderingCustomer(app)
  const ids: string[] = []
  for (const transaction of [8n, 9n, 10n, 11n]) {
    const { id } = (await place(app, owner)).json().data
    ids.push(id)
    await app.database.forConcept(ORDERING_BRAND.concept.id, (db) =>
      db.update(orderEvents).set({ transaction }).where(eq(orderEvents.orderId, id)),
    )
  }

  await using stream = await follow(app, owner, { after: '1-1' })
  const heard = await stream.until(ids.length)
  expect(heard.map(({ event }) => event.order.id)).toEqual(ids)
})

test('a stream that was cut before its first event goes on from where it began', async () => {
  await using app = await orderingApp()
  const owner = await anOrderingCustomer(app)
  const first = await follow(app, owner)
  const after = await first.began
  await first[Symbol.asyncDispose]()
  const { id } = (await place(app, owner)).json().data

  await using second = await follow(app, owner, { after })

  const heard = await second.until(1)
  expect(heard.map(({ event }) => event.order.id)).toEqual([id])
})

test('many orders at once are heard each once', async () => {
  await using app = await orderingApp()
  const owner = await anOrderingCustomer(app)
  await using stream = await follow(app, owner)

  const placed = await Promise.all(Array.from({ length: 20 }, () => place(app, owner)))

  const heard = await stream.until(20)
  const ids = placed.map((response) => response.json().data.id)
  expect(heard.map(({ event }) => event.order.id).toSorted()).toEqual(ids.toSorted())
})

test('signing out ends the stream at once', async () => {
  await using app = await orderingApp()
  const owner = await anOrderingCustomer(app)
  await using stream = await follow(app, owner)

  await app.as(owner).post('/logout')

  await expect(stream.ended).resolves.toBeUndefined()
})

test.each([
  ['without a token', { token: '' }, 401],
  ['with a token nobody has', { token: 'x'.repeat(43) }, 401],
])('%s there is no stream', async (_name, changes, status) => {
  await using app = await orderingApp()
  await using stream = await follow(app, { brand: ORDERING_BRAND, ...changes })

  expect(stream.status).toBe(status)
})

test.each(['nonsense', '9999999999999999999-1', '-1--1', '1-99999999999999999999'])(
  'the event id %j is no place to go on from: the stream begins now',
  async (after) => {
    await using app = await orderingApp()
    const owner = await anOrderingCustomer(app)
    await using earlier = await follow(app, owner)
    await place(app, owner)
    await earlier.until(1)
    await using stream = await follow(app, owner, { after })
    const { id } = (await place(app, owner)).json().data

    const heard = await stream.until(1)
    expect(heard.map(({ event }) => event.order.id)).toEqual([id])
  },
)
