import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contains, distanceMetres, nearest, nearestFirst, type Ring } from './geography.ts'

const riyadh = { lat: 24.7136, long: 46.6753 }
const jeddah = { lat: 21.4858, long: 39.1925 }

test('Riyadh and Jeddah are about 849 km apart', () => {
  expect(distanceMetres(riyadh, jeddah) / 1000).toBeCloseTo(849, -1)
})

test('one degree of latitude is about 111.2 km', () => {
  expect(distanceMetres({ lat: 0, long: 0 }, { lat: 1, long: 0 })).toBeCloseTo(111_195, -1)
})

const aPoint = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  long: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('distance is symmetric, never negative, and no more than half way round', () => {
  fc.assert(
    fc.property(aPoint, aPoint, (from, to) => {
      const metres = distanceMetres(from, to)
      expect(metres).toBeCloseTo(distanceMetres(to, from), 3)
      expect(metres).toBeGreaterThanOrEqual(0)
      expect(metres).toBeLessThan(20_016_000)
    }),
  )
})

test('nothing is nearer than the nearest', () => {
  fc.assert(
    fc.property(fc.array(aPoint, { minLength: 1 }), aPoint, (points, from) => {
      const found = nearest(points, from)
      expect(found).not.toBeNull()
      for (const point of points) {
        expect(distanceMetres(from, found ?? from)).toBeLessThanOrEqual(distanceMetres(from, point))
      }
    }),
  )
})

test('of no points none is nearest', () => {
  expect(nearest([], riyadh)).toBeNull()
})

test('branches are listed by distance', () => {
  const branches = [
    { name: 'Jeddah', ...jeddah },
    { name: 'Riyadh', ...riyadh },
  ]
  const listed = nearestFirst(branches, { lat: 24.8, long: 46.7 })
  expect(listed.map(({ point }) => point.name)).toEqual(['Riyadh', 'Jeddah'])
})

/** A square with a bay cut into its eastern side. */
const bay: Ring = [
  [0, 0],
  [4, 0],
  [4, 1],
  [2, 2],
  [4, 3],
  [4, 4],
  [0, 4],
  [0, 0],
]

test.each([
  [1, 2],
  [3, 0.5],
  [3.9, 3.9],
])('[%d, %d] is inside the bay’s shores', (long, lat) => {
  expect(contains(bay, { lat, long })).toBe(true)
})

test.each([
  [3, 2],
  [5, 2],
  [-1, 0],
  [2, 4.01],
])('[%d, %d] is outside', (long, lat) => {
  expect(contains(bay, { lat, long })).toBe(false)
})

test('corners and edges belong to the area', () => {
  for (const [long, lat] of bay) expect(contains(bay, { lat, long })).toBe(true)
  expect(contains(bay, { lat: 1.5, long: 3 })).toBe(true)
  expect(contains(bay, { lat: 0, long: 2 })).toBe(true)
})

test('an area without extent contains nothing but itself', () => {
  expect(contains([], riyadh)).toBe(false)
  expect(contains([[46, 24]], { lat: 24, long: 46 })).toBe(true)
  expect(contains([[46, 24]], { lat: 24, long: 47 })).toBe(false)
})

/** Small whole numbers, so that corners, edges and rays through corners come up all the time. */
const aCoordinate = fc.integer({ min: -4, max: 4 })
const aRing = fc.array(fc.tuple(aCoordinate, aCoordinate), { minLength: 1, maxLength: 8 })
const aNearPoint = fc.record({ lat: aCoordinate, long: aCoordinate })

test('where a ring starts, which way it runs and whether it is closed do not matter', () => {
  fc.assert(
    fc.property(aRing, aNearPoint, fc.nat(), (ring, point, turn) => {
      const start = turn % ring.length
      const turned = [...ring.slice(start), ...ring.slice(0, start)]
      const inside = contains(ring, point)
      expect(contains(turned, point)).toBe(inside)
      expect(contains(turned.toReversed(), point)).toBe(inside)
      expect(contains([...turned, ...turned.slice(0, 1)], point)).toBe(inside)
    }),
    { numRuns: 1000 },
  )
})

test('a box contains what its sides say', () => {
  const aSpan = fc.tuple(aCoordinate, aCoordinate).filter(([low, high]) => low < high)
  fc.assert(
    fc.property(aSpan, aSpan, aNearPoint, ([west, east], [south, north], point) => {
      const box: Ring = [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
      ]
      expect(contains(box, point)).toBe(
        point.long >= west && point.long <= east && point.lat >= south && point.lat <= north,
      )
    }),
  )
})
