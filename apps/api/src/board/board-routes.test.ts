import type { BoardDocument } from '@sufra/contract/orders/board'
import { aLine, anIngredient, anItem, aStep } from '@sufra/domain/testing/builders'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderEvents, orderMoves, orders } from '../orders/order-tables.ts'
import { aStaffMember, sendAs } from '../staff/testing/a-staff-member.ts'
import { buildTestApp, type TestApp } from '../testing/test-app.ts'
import { RIYADH_BRAND } from '../testing/test-brands.ts'
import { aCustomer } from '../testing/test-customers.ts'
import { aBoardOrder } from './testing/a-board-order.ts'

const NOW = Date.UTC(2027, 1, 15, 12)
const MINUTE = 60_000
const ago = (minutes: number) => new Date(NOW - minutes * MINUTE)

/** The tests of this file share a database: each has a branch to itself. */
async function boardOf(app: TestApp, locationId: number): Promise<BoardDocument> {
  const member = await aStaffMember(app, { role: 'kitchen', locations: [locationId] })
  return (await sendAs(app, member, 'GET', `/board?location-id=${locationId}`)).json()
}

// proves IM-02, A-09
test('a board shows what the branch works on, and what ended within half an hour', async () => {
  await using app = await buildTestApp({ clock: () => NOW })
  const at = { locationId: 1 }
  const shown = [
    await aBoardOrder(app, { ...at, status: 'posted' }),
    await aBoardOrder(app, { ...at, status: 'accepted' }),
    await aBoardOrder(app, { ...at, status: 'in-kitchen' }),
    await aBoardOrder(app, { ...at, status: 'ready' }),
    await aBoardOrder(app, { ...at, status: 'finished', statusSince: ago(29) }),
    await aBoardOrder(app, { ...at, status: 'cancelled-by-customer', statusSince: ago(5) }),
    await aBoardOrder(app, { ...at, status: 'cancelled-by-employee', statusSince: ago(5) }),
  ]
  await aBoardOrder(app, { ...at, status: 'finished', statusSince: ago(31) })
  await aBoardOrder(app, { ...at, status: 'waiting-for-payment' })
  await aBoardOrder(app, { ...at, status: 'order-failed' })
  await aBoardOrder(app, { locationId: 2 })
  const unpaid = await aBoardOrder(app, { ...at, status: 'cancelled-by-customer' })
  await app.database.forConcept(RIYADH_BRAND.concept.id, (db) =>
    db
      .update(orderMoves)
      .set({ status: 'waiting-for-payment' })
      .where(eq(orderMoves.orderId, unpaid.id)),
  )

  const { data, meta } = await boardOf(app, 1)

  expect(data.map(({ id }) => id).sort()).toEqual(shown.map(({ id }) => id).sort())
  expect(meta).toEqual({
    'location-id': 1,
    'accepts-orders': true,
    now: new Date(NOW).toISOString(),
    'next-release': null,
  })
})

test('a scheduled order comes onto the board when its time has come, and the board knows when', async () => {
  let now = NOW
  await using app = await buildTestApp({ clock: () => now })
  const releasedAt = new Date(NOW + 30 * MINUTE)
  const order = await aBoardOrder(app, { locationId: 3, releasedAt })

  const before = await boardOf(app, 3)
  expect(before.data).toEqual([])
  expect(before.meta['next-release']).toBe(releasedAt.toISOString())

  now = releasedAt.getTime()
  const after = await boardOf(app, 3)
  expect(after.data.map(({ id }) => id)).toEqual([order.id])
})

test('a line says everything the kitchen must know, and no price', async () => {
  await using app = await buildTestApp({ clock: () => NOW })
  const dish = anItem({
    id: 7,
    names: { 'en-us': 'Wrap' },
    ingredients: [anIngredient(5, { names: { 'en-us': 'Onion' } }), anIngredient(6)],
  })
  const meal = anItem({ id: 8, names: { 'en-us': 'Meal' }, combo: [aStep(1, [dish])] })
  const lines = [
    aLine(dish, { quantity: 2, leftOut: [5], notes: 'cut in half' }),
    aLine(meal, {
      combo: { 1: [{ itemId: 7, choices: { modifiers: {}, leftOut: [5] } }] },
    }),
  ]
  const order = await aBoardOrder(app, { locationId: 2, lines, notes: 'no cutlery' })

  const { data } = await boardOf(app, 2)
  const attributes = data.find(({ id }) => id === order.id)?.attributes

  expect(attributes?.notes).toBe('no cutlery')
  expect(attributes?.lines).toEqual([
    {
      'item-id': 7,
      name: { 'en-us': 'Wrap' },
      quantity: 2,
      notes: 'cut in half',
      modifiers: [],
      'left-out': [{ id: 5, name: { 'en-us': 'Onion' } }],
      'combo-items': [],
    },
    {
      'item-id': 8,
      name: { 'en-us': 'Meal' },
      quantity: 1,
      notes: '',
      modifiers: [],
      'left-out': [],
      'combo-items': [
        {
          id: 7,
          name: { 'en-us': 'Wrap' },
          quantity: 1,
          modifiers: [],
          'left-out': [{ id: 5, name: { 'en-us': 'Onion' } }],
        },
      ],
    },
  ])
})

// proves IM-24, CB-01, IM-33
test('a card says who comes, in which car, since when, and what is to be collected', async () => {
  await using app = await buildTestApp({ clock: () => NOW })
  const customer = await aCustomer(app, { firstName: 'Nora', lastName: 'Saleh' })
  const order = await aBoardOrder(app, {
    locationId: 2,
    customerId: customer.id,
    type: 'curbside',
    totalMinor: 73_25,
    cashMinor: 100_00,
    car: { id: customer.id, color: 'White', maker: 'Toyota', plateNumber: 'ABC 1234' },
    arrivedAt: ago(2),
  })
  const paid = await aBoardOrder(app, {
    locationId: 2,
    paymentMethod: 'card',
    paymentStatus: 'success',
  })

  const { data } = await boardOf(app, 2)
  const of = (id: string) => data.find((it) => it.id === id)?.attributes

  expect(of(order.id)).toMatchObject({
    number: order.number,
    customer: { name: 'Nora Saleh', mobile: `••• ${customer.mobile?.slice(-4)}` },
    car: { color: 'White', maker: 'Toyota', 'plate-number': 'ABC 1234' },
    'arrived-at': ago(2).toISOString(),
    'to-collect': 73.25,
    'cash-amount': 100,
  })
  expect(of(paid.id)).toMatchObject({ 'to-collect': 0, total: 40 })
  expect(JSON.stringify(data)).not.toContain(customer.mobile)
})

// proves IM-23, OR-23
test('a driver of the branch brings a delivery; the card and the events say so', async () => {
  await using app = await buildTestApp({ clock: () => NOW })
  const cashier = await aStaffMember(app, { role: 'cashier', locations: [2] })
  const here = await aStaffMember(app, { role: 'driver', locations: [2], name: 'Khalid' })
  const everywhere = await aStaffMember(app, { role: 'driver', name: 'Imran' })
  const elsewhere = await aStaffMember(app, { role: 'driver', locations: [1] })
  const order = await aBoardOrder(app, { locationId: 2, type: 'deliver', status: 'ready' })
  const give = (orderId: string, driverId: string | null) =>
    sendAs(app, cashier, 'PUT', `/orders/${orderId}/driver`, { 'driver-id': driverId })

  const given = await give(order.id, here.id)
  expect(given.json().data).toMatchObject([{ id: here.id, attributes: { name: 'Khalid' } }])
  const { data } = await boardOf(app, 2)
  const card = data.find(({ id }) => id === order.id)
  expect(card?.attributes.driver).toEqual({ id: here.id, name: 'Khalid' })

  const drivers = await sendAs(app, cashier, 'GET', '/board/drivers?location-id=2')
  const listed: { id: string; attributes: { 'open-orders': number } }[] = drivers.json().data
  const openOf = (id: string) => listed.find((it) => it.id === id)?.attributes['open-orders']
  expect([openOf(here.id), openOf(everywhere.id), openOf(elsewhere.id)]).toEqual([1, 0, undefined])

  expect((await give(order.id, here.id)).statusCode).toBe(200)
  expect((await give(order.id, null)).json().data).toEqual([])
  const events = await app.database.forConcept(RIYADH_BRAND.concept.id, (db) =>
    db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id)),
  )
  expect(events.map(({ kind }) => kind)).toEqual(['driver', 'driver'])

  const refusals = [
    await give(order.id, elsewhere.id),
    await give(order.id, cashier.id),
    await give((await aBoardOrder(app, { locationId: 2 })).id, here.id),
  ]
  expect(refusals.map((it) => it.json().errors[0].code)).toEqual([
    'unknown-driver',
    'unknown-driver',
    'no-driver-needed',
  ])
})

test('an order that has ended needs no driver any more', async () => {
  await using app = await buildTestApp({ clock: () => NOW })
  const admin = await aStaffMember(app, { role: 'admin' })
  const driver = await aStaffMember(app, { role: 'driver' })
  const order = await aBoardOrder(app, { type: 'deliver', status: 'finished' })

  const path = `/orders/${order.id}/driver`
  const response = await sendAs(app, admin, 'PUT', path, { 'driver-id': driver.id })

  expect(response.statusCode).toBe(422)
  const [row] = await app.database.forConcept(RIYADH_BRAND.concept.id, (db) =>
    db.select().from(orders).where(eq(orders.id, order.id)),
  )
  expect(row?.driverId).toBeNull()
})
