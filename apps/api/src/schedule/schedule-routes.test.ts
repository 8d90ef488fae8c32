import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readConcept } from '../concepts/concept-queries.ts'
import type { ConceptSettings } from '../concepts/concept-settings.ts'
import { concepts } from '../concepts/concept-tables.ts'
import { locationHours, locations } from '../locations/location-tables.ts'
import { buildTestApp } from '../testing/test-app.ts'
import { KUWAIT_BRAND } from '../testing/test-brands.ts'
import { kitchens } from './kitchen-tables.ts'
import { bookSlot } from './testing/book-slot.ts'

type Slot = { at: string; state: string }
type TestApp = Awaited<ReturnType<typeof buildTestApp>>

/** Sunday in Riyadh; branch 1 is open from ten in the morning to one at night. */
const clock = () => Date.parse('2027-06-20T12:00:00Z')

const changeSettings = ({ database }: TestApp, changes: Partial<ConceptSettings>) =>
  database.forConcept(1, async (db) => {
    const { settings } = await readConcept(db, 1)
    await db.update(concepts).set({ settings: { ...settings, ...changes } })
  })

const openDaily = ({ database }: TestApp, locationId: number) =>
  database.forConcept(1, (db) =>
    db
      .insert(locationHours)
      .values(
        [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
          conceptId: 1,
          locationId,
          weekday,
          opens: 600,
          closes: 1320,
        })),
      )
      .onConflictDoNothing(),
  )

// proves SC-01, SC-07, SC-08, SC-10
test('a branch says when an order can be had, in the concept’s time', async () => {
  await using app = await buildTestApp({ clock })

  const { data } = (await app.get('/locations/1/schedule?order-type=to-go')).json()

  expect(data).toMatchObject({ type: 'schedules', id: 1 })
  expect(data.attributes).toMatchObject({
    'current-datetime': '2027-06-20T15:00:00+03:00',
    'default-timezone': 'Asia/Riyadh',
    'order-type': 'to-go',
    'accepts-orders': true,
    'quote-minutes': 20,
    'slot-minutes': 15,
    earliest: '2027-06-20 12:15:00',
    latest: '2027-06-21 12:00:00',
    'last-date': '2027-06-21',
  })
  const [today, tomorrow, ...others] = data.attributes.days
  expect(others).toEqual([])
  expect(today.date).toBe('2027-06-20')
  expect(today.slots[0]).toEqual({
    at: '2027-06-20 12:30:00',
    state: 'free',
    'is-repeated': false,
  })
  expect(today.slots.at(-1).at).toBe('2027-06-20 20:45:00')
  expect(tomorrow.slots.map(({ at }: Slot) => at)).toEqual([
    '2027-06-20 21:00:00',
    '2027-06-20 21:15:00',
    '2027-06-20 21:30:00',
    '2027-06-20 21:45:00',
  ])
})

test('a delivery takes the road besides, and the table only today', async () => {
  await using app = await buildTestApp({ clock })
  await app.database.forConcept(1, (db) =>
    db
      .update(locations)
      .set({ orderTypes: ['deliver', 'to-go', 'dine-in'] })
      .where(eq(locations.id, 1)),
  )

  const delivered = (await app.get('/locations/1/schedule?order-type=deliver')).json().data
  const atTable = (await app.get('/locations/1/schedule?order-type=dine-in')).json().data

  expect(delivered.attributes['quote-minutes']).toBe(45)
  expect(delivered.attributes.days[0].slots[0].at).toBe('2027-06-20 12:45:00')
  expect(atTable.attributes['last-date']).toBe('2027-06-20')
  expect(atTable.attributes.days).toHaveLength(1)
})

test('what others have taken is shown as full, and makes the quote grow', async () => {
  await using app = await buildTestApp({ clock })
  await openDaily(app, 3)
  const half = Date.parse('2027-06-20T12:30:00Z')
  await app.database.forConcept(1, async (db) => {
    await db.update(kitchens).set({ ordersPerSlot: 1 }).where(eq(kitchens.locationId, 3))
    for (const startsAt of [half - 900_000, half]) {
      await bookSlot(db, { conceptId: 1, locationId: 3, startsAt })
    }
  })

  const { attributes } = (await app.get('/locations/3/schedule?order-type=to-go')).json().data

  expect(attributes['quote-minutes']).toBe(45)
  expect(attributes.days[0].slots.slice(0, 2)).toMatchObject([
    { at: '2027-06-20 12:30:00', state: 'full' },
    { at: '2027-06-20 12:45:00', state: 'free' },
  ])
})

// proves A-40, SC-05
test('prayers are told with the days they fall on, and their times marked', async () => {
  await using app = await buildTestApp({ clock })
  await openDaily(app, 2)
  await changeSettings(app, {
    prayerPauseMinutes: 20,
    allowAdvanceOrder: true,
    maxDaysInAdvance: 2,
  })

  const path = '/locations/2/schedule?order-type=to-go&from=2027-06-21&days=5'
  const { days } = (await app.get(path)).json().data.attributes

  expect(days.map(({ date }: { date: string }) => date)).toEqual(['2027-06-21', '2027-06-22'])
  const [day] = days
  expect(day['prayer-pauses']).toHaveLength(5)
  expect(day['prayer-pauses'][3]).toEqual({
    prayer: 'maghrib',
    from: '2027-06-21 15:45:00',
    to: '2027-06-21 16:05:00',
  })
  const marked = day.slots.filter(({ state }: Slot) => state === 'prayer')
  expect(marked.map(({ at }: Slot) => at)).toContain('2027-06-21 15:45:00')
  await changeSettings(app, { prayerPauseMinutes: 0 })
})

test('a branch that has paused itself, or is shut, promises nothing', async () => {
  await using app = await buildTestApp({ clock })
  await app.database.forConcept(2, async (db) => {
    await db.update(locations).set({ isPaused: true })
  })

  const paused = (
    await app.get('/locations/77/schedule?order-type=to-go', { as: KUWAIT_BRAND })
  ).json()

  expect(paused.data.attributes).toMatchObject({ 'accepts-orders': false, 'quote-minutes': null })
  expect(paused.data.attributes.days.flatMap(({ slots }: { slots: Slot[] }) => slots)).toEqual([])
})

test.each([
  ['/locations/1/schedule', 400, 'order-type'],
  ['/locations/1/schedule?order-type=drone', 400, 'order-type'],
  ['/locations/1/schedule?order-type=eat-in', 400, 'order-type'],
  ['/locations/1/schedule?order-type=to-go&days=0', 400, 'days'],
  ['/locations/1/schedule?order-type=to-go&days=32', 400, 'days'],
  ['/locations/1/schedule?order-type=to-go&from=2027-02-30', 400, 'from'],
  ['/locations/1/schedule?order-type=to-go&from=tomorrow', 400, 'from'],
])('%s is refused', async (path, status, source) => {
  await using app = await buildTestApp({ clock })

  const response = await app.get(path)

  expect(response.statusCode).toBe(status)
  expect(response.json().errors).toMatchObject([{ code: 'bad-request', source }])
})

test('a branch that does not exist, or is another brand’s, has no schedule', async () => {
  await using app = await buildTestApp({ clock })

  expect((await app.get('/locations/4/schedule?order-type=to-go')).statusCode).toBe(404)
  expect((await app.get('/locations/77/schedule?order-type=to-go')).statusCode).toBe(404)
})

// proves SC-05, SC-06
test.each(['2020-01-01', '2027-06-22', '9999-12-31', '0001-01-01'])(
  'there is no day to choose from %s on',
  async (from) => {
    await using app = await buildTestApp({ clock })
    await changeSettings(app, { allowAdvanceOrder: false })

    const path = `/locations/1/schedule?order-type=to-go&from=${from}&days=31`

    expect((await app.get(path)).json().data.attributes.days).toEqual([])
  },
)

// proves API-70
test('the prayers of a point are told for today or another day', async () => {
  await using app = await buildTestApp({ clock })

  const today = await app.get('/prayer-times?latitude=24.6987&longitude=46.6826')
  const other = await app.get('/prayer-times?latitude=24.6987&longitude=46.6826&date=2027-06-21')

  expect(today.json().data).toEqual({
    type: 'prayer-times',
    attributes: {
      date: '2027-06-20',
      'default-timezone': 'Asia/Riyadh',
      fajr: '2027-06-20 00:33:00',
      dhuhr: '2027-06-20 08:55:00',
      asr: '2027-06-20 12:16:00',
      maghrib: '2027-06-20 15:45:00',
      isha: '2027-06-20 17:15:00',
      'pause-minutes': 0,
    },
  })
  expect(other.json().data.attributes.date).toBe('2027-06-21')
})

// proves API-70
test.each([
  ['/prayer-times?longitude=46.68', 'latitude'],
  ['/prayer-times?latitude=24.69', 'longitude'],
  ['/prayer-times?latitude=91&longitude=46.68', 'latitude'],
  ['/prayer-times?latitude=24.69&longitude=46.68&date=2027-13-01', 'date'],
])('%s is refused', async (path, source) => {
  await using app = await buildTestApp({ clock })

  const response = await app.get(path)

  expect(response.statusCode).toBe(400)
  expect(response.json().errors).toMatchObject([{ code: 'bad-request', source }])
})
