import fc from 'fast-check'
import { expect, test } from 'vitest'
import { covers } from '../clock/periods.ts'
import { aSchedule, daily, inRiyadh } from '../testing/a-schedule.ts'
import { someSchedules } from '../testing/some-schedules.ts'
import { openingAt } from './opening-hours.ts'
import { isOpenAt, openStretches } from './opening-stretches.ts'

test('hours past midnight and those of the next day that follow at once are one stretch', () => {
  const branch = aSchedule({ hours: [...daily(18 * 60, 26 * 60), ...daily(2 * 60, 5 * 60)] })

  expect(openStretches(branch, inRiyadh(22, 3), inRiyadh(22, 20))).toEqual([
    { from: inRiyadh(21, 18), to: inRiyadh(22, 5) },
    { from: inRiyadh(22, 18), to: inRiyadh(23, 2) },
  ])
})

test('a branch that never shuts is one stretch', () => {
  const branch = aSchedule({ hours: daily(0, 1440) })
  const [stretch, ...others] = openStretches(branch, inRiyadh(22, 3), inRiyadh(25, 3))

  expect(others).toEqual([])
  expect(stretch?.from).toBeLessThan(inRiyadh(22, 0))
  expect(stretch?.to).toBeGreaterThan(inRiyadh(25, 3))
})

test('stretches, the short answer and the long one agree on whether a branch is open', () => {
  const aZone = fc.constantFrom('Africa/Cairo', 'America/New_York', 'Australia/Lord_Howe', '+05:30')
  // The last Thursday of October, when Cairo's clocks go back.
  const aMoment = fc
    .integer({ min: -4_000, max: 4_000 })
    .map((minutes) => Date.UTC(2027, 9, 28, 21) + minutes * 60_000)
  fc.assert(
    fc.property(someSchedules, aZone, aMoment, ({ hours, holidays }, zone, moment) => {
      const days = holidays.map(({ days, ...rest }) => ({ date: `2027-10-${28 + days}`, ...rest }))
      const branch = { hours, holidays: days, zone }
      const isOpen = openingAt(hours, days, zone, moment).state === 'open'
      expect(isOpenAt(branch, moment)).toBe(isOpen)
      const stretches = openStretches(branch, moment, moment)
      expect(stretches.some((stretch) => covers(stretch, moment))).toBe(isOpen)
    }),
    { numRuns: 500 },
  )
})
