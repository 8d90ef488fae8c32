import { expect, test } from 'vitest'
import { timeText } from '../clock/schedule-text.ts'
import { aSchedule, daily, inRiyadh } from '../testing/a-schedule.ts'
import { type Slot, scheduleDates, slotsOn } from './schedule-slots.ts'

const times = (slots: readonly Slot[], zone = 'Asia/Riyadh') =>
  slots.map(({ at }) => timeText(at, zone, 'fr'))

test('today’s slots begin when the kitchen can be ready and end before the closing', () => {
  const slots = times(slotsOn('2027-02-22', aSchedule({ now: inRiyadh(22, 15, 1) })))
  expect(slots.slice(0, 3)).toEqual(['15:30', '15:45', '16:00'])
  expect(slots.at(-1)).toBe('21:45')
})

test('a delivery comes later by the road, today and after an opening', () => {
  const schedule = aSchedule({ orderType: 'deliver' })
  expect(times(slotsOn('2027-02-22', schedule))[0]).toBe('15:45')
  expect(times(slotsOn('2027-02-23', schedule))[0]).toBe('10:45')
})

test('a slow brand’s lead time counts, not the quick kitchen’s', () => {
  expect(times(slotsOn('2027-02-22', aSchedule({ leadMinutes: 120 })))[0]).toBe('17:00')
})

test('hours past midnight are listed under the date the clocks show', () => {
  const schedule = aSchedule({ hours: [{ weekday: 1, opens: 18 * 60, closes: 25 * 60 }] })
  expect(times(slotsOn('2027-02-22', schedule)).at(-1)).toBe('23:45')
  expect(times(slotsOn('2027-02-23', schedule))).toEqual(['00:00', '00:15', '00:30', '00:45'])
  expect(slotsOn('2027-02-24', schedule)).toEqual([])
})

test('a kitchen that never shuts does not begin anew at midnight', () => {
  expect(times(slotsOn('2027-02-24', aSchedule({ hours: daily(0, 1440) })))[0]).toBe('00:00')
})

test('a prayer is shown as one, and the kitchen’s work waits for it', () => {
  const pauses = [{ from: inRiyadh(22, 15, 10), to: inRiyadh(22, 15, 35) }]
  const [first] = slotsOn('2027-02-22', aSchedule({ pauses }))
  expect(first).toMatchObject({ at: inRiyadh(22, 15, 45), state: 'free' })

  const later = [{ from: inRiyadh(22, 18), to: inRiyadh(22, 18, 20) }]
  const atSix = slotsOn('2027-02-22', aSchedule({ pauses: later })).filter(
    ({ at }) => at >= inRiyadh(22, 17, 45) && at <= inRiyadh(22, 18, 30),
  )
  expect(atSix.map(({ state }) => state)).toEqual(['free', 'prayer', 'prayer', 'free'])
})

test('a full slot is shown as full', () => {
  const schedule = aSchedule({
    kitchen: { ordersPerSlot: 3 },
    taken: new Map([
      [inRiyadh(22, 16), 3],
      [inRiyadh(22, 16, 15), 2],
    ]),
  })
  const states = slotsOn('2027-02-22', schedule).map(({ at, state }) => [at, state])
  expect(states).toContainEqual([inRiyadh(22, 16), 'full'])
  expect(states).toContainEqual([inRiyadh(22, 16, 15), 'free'])
})

test('a branch that has paused itself offers nothing', () => {
  expect(slotsOn('2027-02-22', aSchedule({ isPaused: true }))).toEqual([])
})

test('times that clocks skip are not offered', () => {
  // Cairo goes from 00:00 to 01:00 on Friday 30 April 2027.
  const schedule = aSchedule({
    zone: 'Africa/Cairo',
    now: Date.UTC(2027, 3, 28),
    hours: daily(0, 1440),
  })
  expect(times(slotsOn('2027-04-30', schedule), 'Africa/Cairo')[0]).toBe('01:00')
  expect(slotsOn('2027-04-30', schedule)).toHaveLength(23 * 4)
})

test('times that clocks repeat are offered twice, and said to be repeated', () => {
  // Cairo goes from 24:00 back to 23:00 on Thursday 28 October 2027.
  const schedule = aSchedule({
    zone: 'Africa/Cairo',
    now: Date.UTC(2027, 9, 28, 12),
    hours: daily(18 * 60, 1440),
  })
  const slots = slotsOn('2027-10-28', schedule)
  const atHalfPast = slots.filter(({ at }) => timeText(at, 'Africa/Cairo', 'fr') === '23:30')
  expect(atHalfPast).toEqual([
    { at: Date.UTC(2027, 9, 28, 20, 30), state: 'free', isRepeated: false },
    { at: Date.UTC(2027, 9, 28, 21, 30), state: 'free', isRepeated: true },
  ])
  expect(new Set(slots.map(({ at }) => at)).size).toBe(slots.length)
})

// proves SC-05, SC-06
test('dates are offered from today to the last one allowed', () => {
  const schedule = aSchedule({ maxDays: 2 })
  expect(scheduleDates(schedule, '2027-02-22', 7)).toEqual([
    '2027-02-22',
    '2027-02-23',
    '2027-02-24',
  ])
  expect(scheduleDates(schedule, '2027-02-20', 4)).toEqual(['2027-02-22', '2027-02-23'])
  expect(scheduleDates(schedule, '2027-02-25', 7)).toEqual([])
  expect(scheduleDates(schedule, '9999-12-31', 31)).toEqual([])
})
