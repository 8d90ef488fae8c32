import { expect, test } from 'vitest'
import { aBranchSchedule, aDay, inRiyadh, MONDAY, NOW, TUESDAY, WEDNESDAY } from './testing.ts'
import { byDayPart, canBeHad, datesOf, dayState, onDay, openingChoice } from './time-choice.ts'

const SCHEDULE = aBranchSchedule()
const shut = { present: { is: 'closed', opensAt: null } } as const
const SIX = inRiyadh(MONDAY, '18:00')

test('nothing chosen yet: as soon as possible, with today’s times below', () => {
  expect(openingChoice(SCHEDULE, NOW, null)).toEqual({ date: MONDAY, choice: 'soonest' })
})

test('while the branch is shut nothing is chosen for the customer', () => {
  expect(openingChoice(aBranchSchedule(shut), NOW, null)).toEqual({ date: MONDAY, choice: null })
})

test('with no times left today the next open day is shown', () => {
  const late = inRiyadh(MONDAY, '23:00')
  expect(openingChoice(SCHEDULE, late, null).date).toBe(WEDNESDAY)
})

test('a time chosen before is chosen still', () => {
  expect(openingChoice(SCHEDULE, NOW, SIX)).toEqual({ date: MONDAY, choice: SIX })
})

test('a time that is gone is not swapped for another, nor for as soon as possible', () => {
  const full = inRiyadh(MONDAY, '18:30')
  expect(openingChoice(SCHEDULE, NOW, full)).toEqual({ date: MONDAY, choice: null })
  const onClosedDay = inRiyadh(TUESDAY, '18:30')
  expect(openingChoice(SCHEDULE, NOW, onClosedDay)).toEqual({ date: MONDAY, choice: null })
})

// proves SC-02
test('another day keeps the time of day where it is free', () => {
  const choosing = { date: MONDAY, choice: SIX }
  expect(onDay(WEDNESDAY, choosing, SCHEDULE, NOW).choice).toBe(inRiyadh(WEDNESDAY, '18:00'))
  const eight = { date: MONDAY, choice: inRiyadh(MONDAY, '20:00') }
  expect(onDay(WEDNESDAY, eight, SCHEDULE, NOW)).toEqual({ date: WEDNESDAY, choice: null })
  expect(onDay(WEDNESDAY, { date: MONDAY, choice: 'soonest' }, SCHEDULE, NOW).choice).toBeNull()
})

// proves SC-04
test('only what can be kept can be had', () => {
  expect(canBeHad(SIX, SCHEDULE, NOW)).toBe(true)
  expect(canBeHad(SIX, SCHEDULE, SIX)).toBe(false)
  expect(canBeHad(inRiyadh(MONDAY, '18:30'), SCHEDULE, NOW)).toBe(false)
  expect(canBeHad(inRiyadh(MONDAY, '18:05'), SCHEDULE, NOW)).toBe(false)
  expect(canBeHad(null, SCHEDULE, NOW)).toBe(false)
  expect(canBeHad('soonest', SCHEDULE, NOW)).toBe(true)
  expect(canBeHad('soonest', aBranchSchedule(shut), NOW)).toBe(false)
})

// proves SC-05
test('the days go from the concept’s today to the last one allowed', () => {
  expect(datesOf(SCHEDULE, inRiyadh(MONDAY, '00:30'))).toEqual([
    MONDAY,
    TUESDAY,
    WEDNESDAY,
    '2026-11-19',
    '2026-11-20',
  ])
})

test('a day says whether there is anything to choose', () => {
  const days = [aDay(MONDAY, ['18:00']), aDay(TUESDAY, []), aDay(WEDNESDAY, ['18:00 full'])]
  const states = [MONDAY, TUESDAY, WEDNESDAY, '2026-11-19'].map((date) =>
    dayState(date, aBranchSchedule({ days }), NOW),
  )
  expect(states).toEqual(['free', 'closed', 'full', 'unknown'])
})

const partsOf = (times: string[]) =>
  byDayPart(aDay(MONDAY, times).slots, 'Asia/Riyadh').map(({ part, slots }) => [part, slots.length])

test('a day’s times stand by the part of the day, as the brand’s clocks show it', () => {
  expect(partsOf(['00:15', '04:45', '05:00', '11:45', '12:00', '16:45', '17:00', '23:45'])).toEqual(
    [
      ['night', 2],
      ['morning', 2],
      ['afternoon', 2],
      ['evening', 2],
    ],
  )
})

test('parts without times are left out', () => {
  expect(partsOf(['18:00'])).toEqual([['evening', 1]])
  expect(partsOf([])).toEqual([])
})
