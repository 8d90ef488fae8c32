import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../testing/test-app.ts'
import { KUWAIT_BRAND } from '../testing/test-brands.ts'
import { deliveryAreas, locations } from './location-tables.ts'

type Listed = { id: number; attributes: { distance: number | null } }
const ids = (data: Listed[]) => data.map(({ id }) => id)

// proves API-44, LO-01
test('all branches come in one page, each with what is needed to choose it', async () => {
  await using app = await buildTestApp()

  const { data, meta } = (await app.get('/locations?limit=999')).json()

  expect(ids(data)).toEqual([1, 2, 3])
  expect(meta).toEqual({ page: 1, size: 999, total: 3 })
  expect(data[0].attributes).toEqual({
    id: 1,
    name: { 'en-us': 'Olaya', 'ar-sa': 'العليا' },
    label: 'Olaya',
    line1: { 'en-us': 'Olaya Street', 'ar-sa': 'شارع العليا' },
    city: { 'en-us': 'Riyadh', 'ar-sa': 'الرياض' },
    lat: 24.69,
    long: 46.68,
    telephone: '+966110000000',
    'curbside-enabled': 1,
    'order-types': ['deliver', 'to-go'],
    'accepts-orders': true,
    hours: [{ weekday: 0, opens: 600, closes: 1500 }],
    holidays: [
      {
        date: '2027-02-22',
        name: { 'en-us': 'Founding Day', 'ar-sa': 'يوم التأسيس' },
        opens: null,
        closes: null,
      },
    ],
    distance: null,
  })
  expect(data[1].attributes['curbside-enabled']).toBe(0)
})

// proves API-45
test.each([
  ['inside one area', 24.765, 46.675, [3]],
  ['on its edge', 24.78, 46.68, [3]],
  ['outside all areas', 24.73, 46.68, []],
])('%s, the branches that deliver there are found', async (_name, lat, long, expected) => {
  await using app = await buildTestApp()

  const path = `/locations?filter[delivery-area.lat]=${lat}&filter[delivery-area.long]=${long}`
  const { data } = (await app.get(path)).json()

  expect(ids(data)).toEqual(expected)
})

// proves API-46, LO-03
test('the nearest branches come first, with growing distances, as many as asked for', async () => {
  await using app = await buildTestApp()

  const { data } = (await app.get('/locations?_lat=24.76&_long=46.68&limit=2')).json()

  expect(ids(data)).toEqual([3, 2])
  expect(data.map((it: Listed) => it.attributes.distance)).toEqual([1112, 3336])
})

// proves API-50, LO-03
test.each([
  [24.6, 1],
  [24.725, 2],
  [25.1, 3],
])('at latitude %d the one nearest branch is %i', async (lat, nearest) => {
  await using app = await buildTestApp()

  const { data } = (await app.get(`/locations?_lat=${lat}&_long=46.68&limit=1`)).json()

  expect(ids(data)).toEqual([nearest])
})

// proves API-47, LO-05
test('one branch is found by its id', async () => {
  await using app = await buildTestApp()

  expect((await app.get('/locations/2')).json().data.attributes.label).toBe('Malaz')
  expect((await app.get('/locations/4')).statusCode).toBe(404)
})

// proves LO-07
test('a paused branch is shown, but accepts no orders', async () => {
  await using app = await buildTestApp()
  await app.database.forConcept(1, (db) =>
    db.update(locations).set({ isPaused: true }).where(eq(locations.id, 2)),
  )

  expect((await app.get('/locations/2')).json().data.attributes['accepts-orders']).toBe(false)
})

// proves API-48
test('the categories a branch does not offer are listed, each once', async () => {
  await using app = await buildTestApp()

  expect((await app.get('/locations/1/inactive-categories')).json()).toEqual({ data: [2] })
  expect((await app.get('/locations/2/inactive-categories')).json()).toEqual({ data: [] })
  expect((await app.get('/locations/4/inactive-categories')).statusCode).toBe(404)
})

// proves API-49, IM-13
test('a point inside an area brings its minimum and charge, in the concept’s decimals', async () => {
  await using app = await buildTestApp()

  const riyadh = await app.get('/delivery-areas/lookup?lat=24.69&long=46.68')
  const kuwait = await app.get('/delivery-areas/lookup?lat=29.38&long=47.99', { as: KUWAIT_BRAND })

  expect(riyadh.json().data).toEqual({
    type: 'delivery-areas',
    id: 11,
    attributes: {
      'delivery-area': {
        id: 11,
        name: { 'en-us': 'South', 'ar-sa': 'الجنوب' },
        'location-id': 1,
        'minimum-order-amount': 30,
        'delivery-charge': 9.5,
      },
    },
  })
  expect(kuwait.json().data.attributes['delivery-area']).toMatchObject({
    'minimum-order-amount': 3.25,
    'delivery-charge': 0.75,
  })
})

// proves API-49, A-08
test.each([
  ['en-US', 'We do not deliver to your area'],
  ['ar-sa', 'لا نوصل إلى منطقتك'],
])('outside every area we say so in %s', async (language, detail) => {
  await using app = await buildTestApp()

  const response = await app.get('/delivery-areas/lookup?lat=0&long=0', {
    headers: { 'accept-language': language },
  })

  expect(response.statusCode).toBe(404)
  expect(response.json()).toEqual({ errors: { code: 'outside-delivery-area', detail } })
})

test('where areas overlap, a branch that takes orders comes before a nearer paused one', async () => {
  await using app = await buildTestApp()
  const everywhere: [number, number][] = [
    [46, 24],
    [47, 24],
    [47, 25],
    [46, 25],
    [46, 24],
  ]
  await app.database.forConcept(1, async (db) => {
    await db.update(deliveryAreas).set({ polygon: everywhere })
    await db.update(locations).set({ isPaused: true }).where(eq(locations.id, 1))
  })

  const { data } = (await app.get('/delivery-areas/lookup?lat=24.69&long=46.68')).json()

  expect(data.id).toBe(31)
})
