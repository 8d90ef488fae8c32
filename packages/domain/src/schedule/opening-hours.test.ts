import { expect, test } from 'vitest'
import { hoursOfWeek, openingAt, type WeeklyHours } from './opening-hours.ts'

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]
const daily = (opens: number, closes: number): WeeklyHours[] =>
  EVERY_DAY.map((weekday) => ({ weekday, opens, closes }))

/** February 2027 by Riyadh's clocks; the 22nd is a Monday. */
const riyadh = (day: number, hour: number, minute = 0) => Date.UTC(2027, 1, day, hour - 3, minute)
const inRiyadh = (hours: WeeklyHours[], now: number, holidays = [] as never[]) =>
  openingAt(hours, holidays, 'Asia/Riyadh', now)

test('a branch is open from its opening to just before its closing', () => {
  const hours = daily(9 * 60, 17 * 60)
  expect(inRiyadh(hours, riyadh(22, 9) - 1)).toEqual({ state: 'closed', opensAt: riyadh(22, 9) })
  expect(inRiyadh(hours, riyadh(22, 9))).toEqual({
    state: 'open',
    until: riyadh(22, 17),
    closesSoon: false,
  })
  expect(inRiyadh(hours, riyadh(22, 17))).toEqual({ state: 'closed', opensAt: riyadh(23, 9) })
})

test('the last half hour is announced', () => {
  const hours = daily(9 * 60, 17 * 60)
  expect(inRiyadh(hours, riyadh(22, 16, 30))).toMatchObject({ closesSoon: true })
  expect(inRiyadh(hours, riyadh(22, 16, 30) - 1)).toMatchObject({ closesSoon: false })
})

test('yesterday’s hours run past midnight', () => {
  const sundayNight = [{ weekday: 0, opens: 18 * 60, closes: 26 * 60 }]
  expect(inRiyadh(sundayNight, riyadh(22, 1))).toMatchObject({
    state: 'open',
    until: riyadh(22, 2),
  })
  expect(inRiyadh(sundayNight, riyadh(22, 2))).toEqual({
    state: 'closed',
    opensAt: riyadh(28, 18),
  })
})

test('back-to-back hours are one stretch, also over midnight', () => {
  const hours = [
    { weekday: 1, opens: 20 * 60, closes: 24 * 60 },
    { weekday: 1, opens: 12 * 60, closes: 20 * 60 },
    { weekday: 2, opens: 0, closes: 3 * 60 },
  ]
  expect(inRiyadh(hours, riyadh(22, 13))).toMatchObject({ until: riyadh(23, 3) })
})

test('a pause between two stretches is a closing', () => {
  const hours = [
    { weekday: 1, opens: 9 * 60, closes: 12 * 60 },
    { weekday: 1, opens: 13 * 60, closes: 20 * 60 },
  ]
  expect(inRiyadh(hours, riyadh(22, 10))).toMatchObject({ until: riyadh(22, 12) })
  expect(inRiyadh(hours, riyadh(22, 12))).toEqual({ state: 'closed', opensAt: riyadh(22, 13) })
})

test('a branch that never shuts is open until no particular time', () => {
  expect(inRiyadh(daily(0, 1440), riyadh(22, 23, 59))).toEqual({
    state: 'open',
    until: null,
    closesSoon: false,
  })
})

test('a branch without hours, or with hours that end before they begin, never opens', () => {
  expect(inRiyadh([], riyadh(22, 12))).toEqual({ state: 'closed', opensAt: null })
  expect(inRiyadh(daily(600, 600), riyadh(22, 12))).toEqual({ state: 'closed', opensAt: null })
})

test('a holiday takes the place of the day’s hours', () => {
  const hours = daily(9 * 60, 17 * 60)
  const foundingDay = { date: '2027-02-22', opens: 14 * 60, closes: 26 * 60 }
  const opening = (now: number) => openingAt(hours, [foundingDay], 'Asia/Riyadh', now)
  expect(opening(riyadh(22, 10))).toEqual({ state: 'closed', opensAt: riyadh(22, 14) })
  expect(opening(riyadh(23, 1))).toMatchObject({ until: riyadh(23, 2) })
})

test('a shut holiday is passed over, however many follow each other', () => {
  const holidays = [22, 23, 24].map((day) => ({
    date: `2027-02-${day}`,
    opens: null,
    closes: null,
  }))
  expect(openingAt(daily(9 * 60, 17 * 60), holidays, 'Asia/Riyadh', riyadh(22, 10))).toEqual({
    state: 'closed',
    opensAt: riyadh(25, 9),
  })
})

test('the night before a shut holiday still ends when it ends', () => {
  const holidays = [{ date: '2027-02-22', opens: null, closes: null }]
  const opening = openingAt(daily(18 * 60, 26 * 60), holidays, 'Asia/Riyadh', riyadh(22, 1))
  expect(opening).toMatchObject({ state: 'open', until: riyadh(22, 2) })
})

test('a shut holiday ends even a branch that never shuts', () => {
  const holidays = [{ date: '2027-02-25', opens: null, closes: null }]
  const opening = openingAt(daily(0, 1440), holidays, 'Asia/Riyadh', riyadh(22, 12))
  expect(opening).toMatchObject({ until: riyadh(25, 0) })
})

test('where clocks skip the opening, the branch opens as they skip', () => {
  // Cairo goes from 00:00 to 01:00 on Friday 30 April 2027, at 22:00 UTC.
  const hours = [{ weekday: 5, opens: 30, closes: 4 * 60 }]
  const skip = Date.UTC(2027, 3, 29, 22)
  expect(openingAt(hours, [], 'Africa/Cairo', skip - 1)).toEqual({ state: 'closed', opensAt: skip })
  expect(openingAt(hours, [], 'Africa/Cairo', skip)).toMatchObject({
    until: Date.UTC(2027, 3, 30, 1),
  })
})

test('where clocks repeat an hour, the branch does not shut in between', () => {
  // Cairo goes from 24:00 back to 23:00 on Thursday 28 October 2027, at 21:00 UTC.
  const hours = [{ weekday: 4, opens: 18 * 60, closes: 23 * 60 + 30 }]
  const firstHalfPast = Date.UTC(2027, 9, 28, 20, 30)
  expect(openingAt(hours, [], 'Africa/Cairo', firstHalfPast)).toMatchObject({
    until: Date.UTC(2027, 9, 28, 21, 30),
  })
})

test('the week’s table starts with today and knows its holidays', () => {
  const hours = [
    { weekday: 1, opens: 18 * 60, closes: 22 * 60 },
    { weekday: 1, opens: 9 * 60, closes: 12 * 60 },
    { weekday: 2, opens: 9 * 60, closes: 17 * 60 },
  ]
  const holidays = [{ date: '2027-02-23', opens: null, closes: null }]
  const week = hoursOfWeek(hours, holidays, 'Asia/Riyadh', riyadh(22, 1))
  expect(week.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 0])
  expect(week.filter(({ isToday }) => isToday)).toEqual([
    {
      date: '2027-02-22',
      weekday: 1,
      isToday: true,
      isHoliday: false,
      hours: [
        { opens: 9 * 60, closes: 12 * 60 },
        { opens: 18 * 60, closes: 22 * 60 },
      ],
    },
  ])
  expect(week[1]).toMatchObject({ date: '2027-02-23', isHoliday: true, hours: [] })
})

test('hours that clocks skip altogether are no opening', () => {
  const midnightHour = [{ weekday: 5, opens: 0, closes: 60 }]
  const now = Date.UTC(2027, 3, 29, 12)
  expect(openingAt(midnightHour, [], 'Africa/Cairo', now)).toEqual({
    state: 'closed',
    opensAt: Date.UTC(2027, 4, 6, 21),
  })
})

test('a closing at the start of the repeated hour is not put off by it', () => {
  const hours = [{ weekday: 4, opens: 0, closes: 23 * 60 }]
  expect(openingAt(hours, [], 'Africa/Cairo', Date.UTC(2027, 9, 28, 12))).toMatchObject({
    until: Date.UTC(2027, 9, 28, 20),
  })
})
