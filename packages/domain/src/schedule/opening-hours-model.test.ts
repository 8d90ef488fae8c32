import fc from 'fast-check'
import { expect, test } from 'vitest'
import { conceptTime } from '../clock/time-zone.ts'
import { type Holiday, openingAt, type WeeklyHours } from './opening-hours.ts'

/**
 * A naive second opinion: each minute of two weeks and their surroundings, read off the zone's
 * clock by Intl. Hours hold from the first minute at or past their opening to the last one before
 * their closing.
 */
const MINUTE = 60_000
const DAY = 24 * 60
const TWO_WEEKS = 14 * DAY
const BEFORE = 3 * DAY
const AFTER = 12 * DAY

type Clock = {
  zone: string
  start: number
  /** Wall-clock minutes since 1970, for each minute that passes. */
  wall: number[]
  dates: string[]
}

function clockOf(zone: string, start: number): Clock {
  const first = start - BEFORE * MINUTE
  const readings = Array.from({ length: BEFORE + TWO_WEEKS + AFTER }, (_, index) =>
    conceptTime(first + index * MINUTE, zone),
  )
  return {
    zone,
    start: first,
    wall: readings.map(({ date, minutes }) => Date.parse(date) / MINUTE + minutes),
    dates: [...new Set(readings.map(({ date }) => date))],
  }
}

function openMinutes({ wall, dates }: Clock, hours: WeeklyHours[], holidays: Holiday[]) {
  const open = new Uint8Array(wall.length)
  for (const date of dates) {
    const midnight = Date.parse(date) / MINUTE
    const weekday = new Date(date).getUTCDay()
    const special = holidays.filter((holiday) => holiday.date === date)
    const valid = special.length > 0 ? special : hours.filter((entry) => entry.weekday === weekday)
    for (const { opens, closes } of valid) {
      if (opens === null || closes === null || opens >= closes) continue
      const from = wall.findIndex((minute) => minute >= midnight + opens)
      const to = wall.findLastIndex((minute) => minute < midnight + closes)
      if (from >= 0) open.fill(1, from, to + 1)
    }
  }
  return open
}

/** The two weeks begin at each date; all but Riyadh and India change their clocks within them. */
const CLOCKS = [
  clockOf('Asia/Riyadh', Date.UTC(2027, 1, 15)),
  // From 00:00 to 01:00 on 30 April, and from 24:00 back to 23:00 on 28 October.
  clockOf('Africa/Cairo', Date.UTC(2027, 3, 23)),
  clockOf('Africa/Cairo', Date.UTC(2027, 9, 21)),
  clockOf('America/New_York', Date.UTC(2027, 2, 7)),
  // Half an hour back on 4 April.
  clockOf('Australia/Lord_Howe', Date.UTC(2027, 2, 28)),
  clockOf('+05:30', Date.UTC(2027, 1, 15)),
]

/** Often around midnight, where things go wrong. */
const aMinute = fc.oneof(
  fc.constantFrom(0, 30, 60, 120, 540, 1380, 1410),
  fc.integer({ min: 0, max: 1439 }),
)
const someHours = fc
  .tuple(aMinute, fc.oneof(aMinute, fc.integer({ min: 1440, max: 2880 }), fc.constant(1440)))
  .map(([opens, closes]) => ({ opens, closes }))
const someWeeks = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 6 }), someHours)
    .map(([weekday, hours]) => ({ weekday, ...hours })),
  { maxLength: 10 },
)
const dayAndNight = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: 0, closes: 1440 }))
const aWeek = fc.oneof(
  { weight: 4, arbitrary: someWeeks },
  { weight: 1, arbitrary: fc.constant(dayAndNight) },
)
const shut = fc.constant({ opens: null, closes: null })

test.each(CLOCKS)(
  'opening hours agree with a minute-by-minute model in $zone',
  (clock) => {
    const someHolidays = fc.array(
      fc
        .tuple(fc.constantFrom(...clock.dates), fc.oneof(someHours, shut))
        .map(([date, hours]) => ({ date, ...hours })),
      { maxLength: 3 },
    )
    const someMinutes = fc.array(fc.nat(TWO_WEEKS - 1), { minLength: 10, maxLength: 10 })
    fc.assert(
      fc.property(aWeek, someHolidays, someMinutes, (hours, holidays, minutes) => {
        const open = openMinutes(clock, hours, holidays)
        const changes = [...open.keys()].filter((at) => at > 0 && open[at] !== open[at - 1])
        const around = changes.flatMap((at) => [at - 1, at])
        for (const at of [...minutes.map((minute) => minute + BEFORE), ...around]) {
          if (at < BEFORE || at >= BEFORE + TWO_WEEKS) continue
          const now = clock.start + at * MINUTE
          const next = changes.find((change) => change > at)
          const opening = openingAt(hours, holidays, clock.zone, now)
          expect(opening).toEqual(expected(clock, now, open[at] === 1, next))
        }
      }),
      { numRuns: 30 },
    )
  },
  30_000,
)

function expected(clock: Clock, now: number, isOpen: boolean, next: number | undefined) {
  const end = clock.start + clock.wall.length * MINUTE
  const change = next === undefined ? null : clock.start + next * MINUTE
  if (isOpen) {
    const isInSight = change !== null && change - now < 7 * DAY * MINUTE
    const closesSoon = isInSight && change - now <= 30 * MINUTE
    return { state: 'open', until: isInSight ? change : null, closesSoon }
  }
  const isBeyondTheModel = (opensAt: number | null) => opensAt === null || opensAt >= end
  return { state: 'closed', opensAt: change ?? expect.toSatisfy(isBeyondTheModel) }
}
