import fc from 'fast-check'
import { expect, test } from 'vitest'
import { conceptTime } from '../clock/time-zone.ts'
import {
  type ItemLimits,
  isCategoryVisible,
  itemAvailability,
  type Moment,
  priceAt,
  withDisabledCategory,
} from './availability.ts'

const breakfast = { id: 4, excludedLocations: [2], excludedApplications: [9] }
const destination = { locationId: 1, applicationId: 8, inactiveCategories: [] }

test('a category shows where nothing excludes it', () => {
  expect(isCategoryVisible(breakfast, destination)).toBe(true)
})

// proves CA-07
test.each([
  ['at a branch it is excluded from', { locationId: 2 }],
  ['in an app it is excluded from', { applicationId: 9 }],
  ['while the branch has it switched off', { inactiveCategories: [4] }],
])('a category is hidden %s', (_, change) => {
  expect(isCategoryVisible(breakfast, { ...destination, ...change })).toBe(false)
})

test('before a branch is known no branch hides a category', () => {
  expect(isCategoryVisible(breakfast, { ...destination, locationId: null })).toBe(true)
})

test('a category disabled twice is listed once', () => {
  expect(withDisabledCategory(withDisabledCategory([3], 4), 4)).toEqual([3, 4])
})

const always: ItemLimits = {
  excludedLocations: [],
  outOfStockLocations: [],
  orderTypes: [],
  windows: [],
}
/** Monday 22 February 2027, 15:00 in Riyadh. */
const moment: Moment = {
  locationId: 1,
  orderType: 'pickup',
  zone: 'Asia/Riyadh',
  now: Date.UTC(2027, 1, 22, 12),
}
const at = (day: number, hour: number, minute = 0): Moment => ({
  ...moment,
  now: Date.UTC(2027, 1, day, hour - 3, minute),
})
const limited = (limits: Partial<ItemLimits>) => ({ ...always, ...limits })

test('an item without limits is available', () => {
  expect(itemAvailability(always, moment)).toEqual({ state: 'available' })
  expect(itemAvailability(always, { ...moment, locationId: null, orderType: null })).toEqual({
    state: 'available',
  })
})

test.each([
  ['not-here', { excludedLocations: [1] }],
  ['sold-out', { outOfStockLocations: [1] }],
  ['not-this-type', { orderTypes: ['deliver', 'to-go'] }],
] as const)('an item can be %s', (state, limits) => {
  expect(itemAvailability(limited(limits), moment)).toEqual({ state })
})

test('limits of another branch do not count', () => {
  const elsewhere = limited({ excludedLocations: [2], outOfStockLocations: [3] })
  expect(itemAvailability(elsewhere, moment)).toEqual({ state: 'available' })
})

test('the lasting reason is named before the passing one', () => {
  const hopeless = limited({
    excludedLocations: [1],
    outOfStockLocations: [1],
    orderTypes: ['deliver'],
    windows: [{ weekdays: [], from: 0, to: 1 }],
  })
  expect(itemAvailability(hopeless, moment).state).toBe('not-here')
  expect(itemAvailability({ ...hopeless, excludedLocations: [] }, moment).state).toBe(
    'not-this-type',
  )
  expect(
    itemAvailability({ ...hopeless, excludedLocations: [], orderTypes: [] }, moment).state,
  ).toBe('sold-out')
})

test('curbside sells what to-go sells', () => {
  const toGo = limited({ orderTypes: ['to-go'] })
  expect(itemAvailability(toGo, { ...moment, orderType: 'curbside' }).state).toBe('available')
})

const morning = limited({ windows: [{ weekdays: [1, 3], from: 6 * 60, to: 11 * 60 }] })

test('a breakfast item is sold in its window, by the branch’s clock', () => {
  expect(itemAvailability(morning, at(22, 6)).state).toBe('available')
  expect(itemAvailability(morning, at(22, 10, 59)).state).toBe('available')
  expect(itemAvailability(morning, at(22, 11)).state).toBe('later')
})

test('outside its window it says when the next one starts', () => {
  expect(itemAvailability(morning, at(22, 5))).toEqual({
    state: 'later',
    from: { weekday: 1, minutes: 360 },
  })
  expect(itemAvailability(morning, at(22, 15))).toEqual({
    state: 'later',
    from: { weekday: 3, minutes: 360 },
  })
  expect(itemAvailability(morning, at(26, 15))).toEqual({
    state: 'later',
    from: { weekday: 1, minutes: 360 },
  })
})

test.each([26 * 60, 2 * 60])('a window to minute %i runs past midnight, also into Sunday', (to) => {
  const late = limited({ windows: [{ weekdays: [6], from: 22 * 60, to }] })
  expect(itemAvailability(late, at(27, 23)).state).toBe('available')
  expect(itemAvailability(late, at(28, 1, 59)).state).toBe('available')
  expect(itemAvailability(late, at(28, 2)).state).toBe('later')
})

test('an item whose windows never open has no next one', () => {
  const never = limited({ windows: [{ weekdays: [], from: 0, to: 600 }] })
  expect(itemAvailability(never, moment)).toEqual({ state: 'later', from: null })
})

test('the next window is the first minute at which the item is sold', () => {
  const aWindow = fc.record({
    weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
    from: fc.integer({ min: 0, max: 1439 }),
    to: fc.integer({ min: 0, max: 1800 }),
  })
  fc.assert(
    fc.property(
      fc.array(aWindow, { minLength: 1, maxLength: 3 }),
      fc.nat(10_079),
      (windows, minute) => {
        const item = limited({ windows })
        const found = itemAvailability(item, { ...moment, now: moment.now + minute * 60_000 })
        if (found.state !== 'later' || found.from === null) return
        for (let ahead = minute; ; ahead++) {
          const now = moment.now + ahead * 60_000
          const { weekday, minutes } = conceptTime(now, moment.zone)
          const isStart = weekday === found.from.weekday && minutes === found.from.minutes
          const isSold = itemAvailability(item, { ...moment, now }).state === 'available'
          expect(isSold).toBe(isStart)
          if (isStart) break
        }
      },
    ),
    { numRuns: 50 },
  )
})

test('a branch with its own price charges it, even nothing', () => {
  const latte = { price: 18_00, prices: { 2: 20_00, 3: 0 } }
  expect(priceAt(latte, 1)).toBe(18_00)
  expect(priceAt(latte, 2)).toBe(20_00)
  expect(priceAt(latte, 3)).toBe(0)
  expect(priceAt(latte, null)).toBe(18_00)
})
