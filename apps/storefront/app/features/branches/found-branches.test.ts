import { expect, test } from 'vitest'
import type { Branch } from './found-branches.ts'
import { aroundFirst, distanceText, foundBranches } from './found-branches.ts'

const branch = (id: number, english: string, arabic: string, line1: string): Branch => ({
  id,
  href: `/menu/a-1/location/b-${id}`,
  name: english,
  names: { 'en-us': english, 'ar-sa': arabic },
  line1,
  city: 'Riyadh',
  lat: 24.7,
  long: 46.7,
  telephone: '+966110000000',
  hasCurbside: false,
  orderTypes: ['to-go'],
  acceptsOrders: true,
  hours: [],
  holidays: [],
})
const BRANCHES = [
  branch(1, 'Olaya', 'العليا', 'Olaya Street'),
  branch(2, 'Hittin', 'حطين', 'King Road'),
  branch(3, 'Malaz', 'الملز', 'Stadium Street'),
]
const ids = (found: Branch[]) => found.map(({ id }) => id)

test('without a query or a position, branches stand in the brand’s order', () => {
  expect(ids(foundBranches(BRANCHES, ' ', null))).toEqual([1, 2, 3])
})

test('the nearest branch comes first, one of unknown distance last', () => {
  const distances = new Map([
    [3, 120],
    [1, 4000],
  ])
  expect(ids(foundBranches(BRANCHES, '', distances))).toEqual([3, 1, 2])
})

test.each([
  ['hitin', [2]],
  ['الملز', [3]],
  ['stadium', [3]],
  ['nowhere', []],
])('%s finds branches by name in either language, and by street', (query, expected) => {
  expect(ids(foundBranches(BRANCHES, query, null))).toEqual(expected)
})

test('a map begins with the city of the first branch', () => {
  const jeddah = { ...branch(4, 'Al Rawdah', 'الروضة', 'Prince Street'), lat: 21.55, long: 39.15 }
  expect(ids(aroundFirst([...BRANCHES, jeddah]))).toEqual([1, 2, 3])
  expect(ids(aroundFirst([jeddah, ...BRANCHES]))).toEqual([4])
  expect(aroundFirst([])).toEqual([])
})

test.each([
  [3, '50 m'],
  [640, '650 m'],
  [949, '950 m'],
  [951, '1 km'],
  [3_420, '3.4 km'],
  [12_600, '13 km'],
  [1_250_000, '1,250 km'],
])('%d metres are %s', (metres, text) => {
  expect(distanceText(metres, 'en-us')).toBe(text)
})

test('Arabic has its own unit and English digits', () => {
  expect(distanceText(3_420, 'ar-sa')).toContain('3.4')
  expect(distanceText(3_420, 'ar-sa')).toContain('كم')
})
