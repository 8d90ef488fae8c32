import { setTimeout } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { SESSION_MS } from '../../sessions/session-queries.ts'
import { STAFF_SESSION_MS } from '../../staff/staff-queries.ts'
import { staff, staffSessions } from '../../staff/staff-tables.ts'
import { aStaffMember } from '../../staff/testing/a-staff-member.ts'
import { aCustomer } from '../../testing/test-customers.ts'
import { orderEvents } from '../order-tables.ts'
import { orderingApp } from '../testing/ordering-app.ts'
import { ORDERING_BRAND, ORDERING_NOW } from '../testing/ordering-brand.ts'
import { anOrderingCustomer, place } from '../testing/placing.ts'
import { follow } from './testing/follow.ts'

const conceptId = ORDERING_BRAND.concept.id
const brand = ORDERING_BRAND
type App = Awaited<ReturnType<typeof orderingApp>>
type Stream = Awaited<ReturnType<typeof follow>>

const endsWithin = ({ ended }: Stream, ms: number) =>
  Promise.race([ended.then(() => true), setTimeout(ms).then(() => false)])

test.each([
  ['leaves the brand', { isActive: false }],
  ['gets another role', { role: 'driver' as const }],
  ['gets other branches', { locations: [2] }],
])('the stream of a member of staff who %s ends within a second', async (_name, change) => {
  await using app = await orderingApp()
  const member = await aStaffMember(app, { brand })
  const other = await aStaffMember(app, { brand })
  await using stream = await follow(app, member)
  await using kept = await follow(app, other)
  await stream.began

  await app.database.forConcept(conceptId, (db) =>
    db.update(staff).set(change).where(eq(staff.id, member.id)),
  )

  expect(await endsWithin(stream, 1_000)).toBe(true)
  expect(await endsWithin(kept, 200)).toBe(false)
  expect((await follow(app, member)).status).toBe(401)
})

test('a stream ends when the twelve hours of a member of staff are over', async () => {
  await using app = await orderingApp()
  const member = await aStaffMember(app, { brand })
  await app.database.forConcept(conceptId, (db) =>
    db
      .update(staffSessions)
      .set({ createdAt: new Date(ORDERING_NOW - STAFF_SESSION_MS + 1_500) })
      .where(eq(staffSessions.staffId, member.id)),
  )
  await using stream = await follow(app, member)
  await stream.began

  expect(await endsWithin(stream, 500)).toBe(false)
  expect(await endsWithin(stream, 2_000)).toBe(true)
})

test('a stream ends when a customer’s session is over', async () => {
  await using app = await orderingApp()
  const owner = await aCustomer(app, { brand, signedInFor: SESSION_MS - 1_500 })
  // Used a moment ago, as whoever follows an order has.
  await app.database.forConcept(conceptId, (db) =>
    db.execute(sql`update sessions set last_used_at = ${new Date(ORDERING_NOW).toISOString()}`),
  )
  await using stream = await follow(app, owner)
  await stream.began

  expect(await endsWithin(stream, 3_000)).toBe(true)
})

test('a stream ends with the account', async () => {
  await using app = await orderingApp()
  const owner = await anOrderingCustomer(app)
  await using stream = await follow(app, owner)
  await stream.began

  expect((await app.as(owner).delete(`/customers/${owner.id}`)).statusCode).toBeLessThan(300)

  expect(await endsWithin(stream, 1_000)).toBe(true)
})

/** As if the brand had been busy. */
const manyEvents = (app: App, orderId: string, count: number) =>
  app.database.forConcept(conceptId, (db) =>
    db.execute(sql`insert into order_events
        (concept_id, order_id, location_id, customer_id, kind, body, at)
      select concept_id, order_id, location_id, customer_id, kind, body, at
      from order_events, generate_series(1, ${count}) where order_id = ${orderId}`),
  )

test('who comes back after too many events is told to ask, and hears what follows', async () => {
  await using app = await orderingApp()
  const owner = await anOrderingCustomer(app)
  const first = await follow(app, owner)
  const after = await first.began
  await first[Symbol.asyncDispose]()
  const { id } = (await place(app, owner)).json().data
  await manyEvents(app, id, 1_000)

  await using stream = await follow(app, owner, { after })
  await expect.poll(stream.resets).toBe(1)
  expect(stream.heard).toEqual([])
  const next = (await place(app, owner)).json().data
  expect((await stream.until(1)).map(({ event }) => event.order.id)).toEqual([next.id])
})

test('who comes back after more than a day is told to ask', async () => {
  await using app = await orderingApp()
  const owner = await anOrderingCustomer(app)
  const { id } = (await place(app, owner)).json().data
  await app.database.forConcept(conceptId, (db) =>
    db
      .update(orderEvents)
      .set({ at: new Date(ORDERING_NOW - 25 * 60 * 60_000) })
      .where(eq(orderEvents.orderId, id)),
  )

  await using stream = await follow(app, owner, { after: '0-0' })
  await expect.poll(stream.resets).toBe(1)
  expect(stream.heard).toEqual([])
})

test('one session has room for a dozen streams, and another one for its own', async () => {
  await using app = await orderingApp()
  const [owner, other] = [await anOrderingCustomer(app), await anOrderingCustomer(app)]
  await using streams = new AsyncDisposableStack()
  const statuses: (number | undefined)[] = []
  for (let opened = 0; opened < 13; opened++) {
    statuses.push(streams.use(await follow(app, owner)).status)
  }
  expect(statuses).toEqual([...Array(12).fill(200), 429])
  const refused = streams.use(await follow(app, owner))
  expect(refused.headers['retry-after']).toBe('30')
  expect(streams.use(await follow(app, other)).status).toBe(200)

  await streams.disposeAsync()
  await expect.poll(async () => (await follow(app, owner)).status).toBe(200)
})
