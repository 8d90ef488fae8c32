import { expect, test } from 'vitest'
import { ALL_ZONES, checkSchedules } from '../testing/check-schedules.ts'
import { slotsOn } from './schedule-slots.ts'

// proves SC-07, SC-08, SC-10, SC-11, A-53
test('in every zone, also where clocks change, what is offered is what a naive model offers', () => {
  const { zones, slots, failure } = checkSchedules(1)

  expect(failure).toBeNull()
  expect(zones).toBeGreaterThan(440)
  expect(slots).toBeGreaterThan(1_000)
})

test('offsets are zones as well as names are', () => {
  expect(ALL_ZONES).toEqual(
    expect.arrayContaining(['Africa/Cairo', 'Etc/GMT-14', 'Etc/GMT+12', '+05:30', '-09:30', 'UTC']),
  )
})

test('the comparison notices a single slot that is missing', () => {
  const forgetful: typeof slotsOn = (date, schedule) => slotsOn(date, schedule).slice(1)

  expect(checkSchedules(20, { offer: forgetful }).failure).toContain('the model')
})
