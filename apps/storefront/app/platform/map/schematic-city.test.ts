import { expect, test } from 'vitest'
import type { CityFeature } from './city-ground.ts'
import { detailKey, schematicCity } from './schematic-city.ts'

const RIYADH = { lat: 24.7, long: 46.68 }
const around = (lat: number, long: number, degrees: number) => ({
  west: long - degrees,
  east: long + degrees,
  south: lat - degrees,
  north: lat + degrees,
})
const parts = (features: CityFeature[]) =>
  new Set(features.map(({ properties }) => properties.part))
const buildings = (features: CityFeature[]) =>
  features
    .filter(({ properties }) => properties.part === 'building')
    .map(({ geometry }) => JSON.stringify(geometry))

test('close by there are streets, avenues, parks, houses and water', () => {
  expect(parts(schematicCity(RIYADH, around(24.7, 46.69, 0.02), 15))).toEqual(
    new Set(['water', 'park', 'building', 'street', 'avenue']),
  )
})

test('from far away only the great roads and the water are left', () => {
  expect(parts(schematicCity(RIYADH, around(24.7, 46.68, 0.4), 10.5))).toEqual(
    new Set(['water', 'avenue']),
  )
})

test('the same spot looks the same, whichever way the map came to it', () => {
  const here = new Set(buildings(schematicCity(RIYADH, around(24.7, 46.68, 0.01), 15)))
  const passing = buildings(schematicCity(RIYADH, around(24.705, 46.69, 0.025), 16))
  const shared = passing.filter((each) => here.has(each))
  expect(shared.length).toBeGreaterThan(100)
  expect(shared.length).toBe(here.size)
})

test.each([4.5, 9, 12, 14, 17])(
  'at zoom %d a screen is drawn from few enough parts to be quick',
  (zoom) => {
    // A screen and its margin, three thousand pixels across.
    const degrees = (3_000 * 360) / (512 * 2 ** zoom) / 2
    const features = schematicCity(RIYADH, around(24.7, 46.68, degrees), zoom)
    expect(features.length).toBeGreaterThan(10)
    expect(features.length).toBeLessThan(6_000)
  },
)

test('every coordinate is a number, and every ring is closed', () => {
  for (const { geometry } of schematicCity(RIYADH, around(24.7, 46.69, 0.02), 15)) {
    const lines = geometry.type === 'Polygon' ? geometry.coordinates : [geometry.coordinates]
    expect(lines.flat(2).every(Number.isFinite)).toBe(true)
    if (geometry.type === 'Polygon') {
      for (const ring of geometry.coordinates) expect(ring.at(-1)).toEqual(ring[0])
    }
  }
})

test('between two zooms of the same detail nothing needs to be drawn anew', () => {
  expect(detailKey(15)).toBe(detailKey(17.3))
  expect(detailKey(13.7)).not.toBe(detailKey(15))
})
