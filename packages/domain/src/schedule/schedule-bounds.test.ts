import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { conceptTime } from '../clock/time-zone.ts'
import { aSchedule, inRiyadh } from '../testing/a-schedule.ts'
import { ALL_ZONES } from '../testing/check-schedules.ts'
import { scheduleBounds } from './schedule-bounds.ts'

// proves SC-05, A-22
test('with advance orders one may order until the end of the last day allowed', () => {
  expect(scheduleBounds(aSchedule({ maxDays: 7 }))).toEqual({
    earliest: inRiyadh(22, 15, 15),
    latest: Date.UTC(2027, 2, 1, 21) - 1,
    lastDate: '2027-03-01',
  })
})

// proves SC-07, A-22
test.each([
  { allowAdvance: false, maxDays: 7 },
  { allowAdvance: false, maxDays: 0 },
  { allowAdvance: true, maxDays: null },
])('without advance orders one may order for the next 24 hours: %o', (rules) => {
  expect(scheduleBounds(aSchedule(rules))).toEqual({
    earliest: inRiyadh(22, 15, 15),
    latest: inRiyadh(23, 15),
    lastDate: '2027-02-23',
  })
})

// proves SC-06, A-22
test.each([
  { maxDays: 0 },
  { orderType: 'dine-in' as const },
  { orderType: 'eat-in' as const },
  { orderType: 'curbside' as const },
  { orderType: 'curbside' as const, allowAdvance: false },
])('some orders are for the current date only: %o', (rules) => {
  expect(scheduleBounds(aSchedule(rules))).toMatchObject({
    latest: inRiyadh(23, 0) - 1,
    lastDate: '2027-02-22',
  })
})

// proves SC-07
test('a brand may ask for more time, or for less', () => {
  expect(scheduleBounds(aSchedule({ leadMinutes: 90 })).earliest).toBe(inRiyadh(22, 16, 30))
  expect(scheduleBounds(aSchedule({ leadMinutes: 0 })).earliest).toBe(inRiyadh(22, 15))
})

test('shortly before midnight nothing is left of the current date', () => {
  const { earliest, latest } = scheduleBounds(aSchedule({ now: inRiyadh(22, 23, 50), maxDays: 0 }))
  expect(earliest).toBeGreaterThan(latest)
})

test('an absurd number of days still ends within the calendar', () => {
  expect(scheduleBounds(aSchedule({ maxDays: 2 ** 31 })).lastDate).toBe('2028-02-23')
})

// proves SC-05, SC-10, SC-11
test('in every zone the last day ends with its last moment, also where clocks change in it', () => {
  for (const zone of ALL_ZONES) {
    const quiet = Temporal.Instant.from('2027-02-22T12:00Z').toZonedDateTimeISO(zone)
    const change = quiet.getTimeZoneTransition('next') ?? quiet
    for (const days of [0, 1, 2]) {
      const now = change.subtract({ days }).epochMilliseconds
      const { latest, lastDate } = scheduleBounds(aSchedule({ now, zone, maxDays: days }))
      const last = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone)
      expect(lastDate).toBe(last.toPlainDate().add({ days }).toString())
      expect(conceptTime(latest, zone).date).toBe(lastDate)
      expect(conceptTime(latest + 1, zone).date > lastDate).toBe(true)
    }
  }
})
