import { USUAL_KITCHEN } from '@sufra/domain/schedule/kitchen'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Db } from '../platform/database/connection.ts'
import { buildTestApp } from '../testing/test-app.ts'
import {
  findKitchens,
  type KitchenSlot,
  readKitchen,
  releaseSlot,
  takenSlots,
} from './kitchen-queries.ts'
import { kitchenSlots, kitchens } from './kitchen-tables.ts'
import { bookSlot } from './testing/book-slot.ts'

const NOON = Date.UTC(2027, 1, 22, 12)
const aSlot = (locationId: number, startsAt = NOON): KitchenSlot => ({
  conceptId: 1,
  locationId,
  startsAt,
})
const HOURS_AROUND = { from: NOON - 3_600_000, to: NOON + 3_600_000 }
const taken = (db: Db, { locationId }: KitchenSlot) =>
  takenSlots(db, { conceptId: 1, locationId }, HOURS_AROUND)
const limit = (db: Db, locationId: number, ordersPerSlot: number | null) =>
  db.update(kitchens).set({ ordersPerSlot }).where(eq(kitchens.locationId, locationId))

test('of many who want the last places at the same moment, as many get one as there are', async () => {
  await using app = await buildTestApp()
  await app.database.forConcept(1, (db) => limit(db, 1, 3))

  const booked = await Promise.all(
    Array.from({ length: 12 }, () => app.database.forConcept(1, (db) => bookSlot(db, aSlot(1)))),
  )

  expect(booked.filter(Boolean)).toHaveLength(3)
  const orders = await app.database.forConcept(1, (db) => taken(db, aSlot(1)))
  expect([...orders]).toEqual([[NOON, 3]])
})

test('room that is given back can be taken again, and no more than was taken is given back', async () => {
  await using app = await buildTestApp()
  await app.database.forConcept(1, async (db) => {
    await limit(db, 2, 1)
    expect(await bookSlot(db, aSlot(2))).toBe(true)
    expect(await bookSlot(db, aSlot(2))).toBe(false)
    await releaseSlot(db, aSlot(2))
    await releaseSlot(db, aSlot(2))
    expect([...(await taken(db, aSlot(2)))]).toEqual([])
    expect(await bookSlot(db, aSlot(2))).toBe(true)
    expect(await bookSlot(db, aSlot(2, NOON + 900_000))).toBe(true)
  })
})

test('an order that comes to nothing takes no room', async () => {
  await using app = await buildTestApp()
  const failing = app.database.forConcept(1, async (db) => {
    await bookSlot(db, aSlot(2, NOON + 1_800_000))
    throw new Error('The card was refused.')
  })

  await expect(failing).rejects.toThrow('refused')
  const orders = await app.database.forConcept(1, (db) => taken(db, aSlot(2)))
  expect(orders.has(NOON + 1_800_000)).toBe(false)
})

test('a kitchen may take nothing at all, or whatever comes', async () => {
  await using app = await buildTestApp()
  await app.database.forConcept(1, async (db) => {
    await limit(db, 3, 0)
    expect(await bookSlot(db, aSlot(3))).toBe(false)
    await limit(db, 3, null)
    for (let order = 0; order < 30; order++) expect(await bookSlot(db, aSlot(3))).toBe(true)
    expect((await taken(db, aSlot(3))).get(NOON)).toBe(30)
  })
})

test('every branch has the kitchen it was given, and without one the usual', async () => {
  await using app = await buildTestApp()
  await app.database.forConcept(2, async (db) => {
    expect(await findKitchens(db, 2)).toMatchObject([{ locationId: 77, ordersPerSlot: 20 }])
    await db.delete(kitchens)
    expect(await readKitchen(db, 2, 77)).toEqual(USUAL_KITCHEN)
    expect(await bookSlot(db, { conceptId: 2, locationId: 77, startsAt: NOON })).toBe(true)
  })
})

test('nobody sees or takes the room of another brand', async () => {
  await using app = await buildTestApp()
  const foreign = { conceptId: 2, locationId: 77, startsAt: NOON }

  await expect(app.database.forConcept(1, (db) => bookSlot(db, foreign))).rejects.toMatchObject({
    cause: { code: '42501' },
  })
  const seen = await app.database.forConcept(1, (db) => db.select().from(kitchenSlots))
  expect(new Set(seen.map(({ conceptId }) => conceptId))).toEqual(new Set([1]))
})
