import { Temporal } from 'temporal-polyfill'
import { CLOSES_SOON_MINUTES } from './limits.ts'
import { conceptTime } from './time-zone.ts'

/** Minutes of the day the branch is open; a closing past midnight is above 1440, up to 2880. */
export type Hours = { opens: number; closes: number }
/** Weekday 0 is Sunday. A weekday may come several times, or not at all. */
export type WeeklyHours = Hours & { weekday: number }
/** Takes the place of the weekly hours on its date; without hours the branch stays shut. */
export type Holiday = { date: string; opens: number | null; closes: number | null }

/** Moments are epoch milliseconds. */
export type Opening =
  /** `until` is null when no closing is in sight for a week. */
  | { state: 'open'; until: number | null; closesSoon: boolean }
  /** `opensAt` is null when no opening is in sight for two months. */
  | { state: 'closed'; opensAt: number | null }

const WEEK_DAYS = 7
const LOOK_AHEAD_DAYS = 60
const MINUTE_MS = 60_000
const WEEK_MS = WEEK_DAYS * 24 * 60 * MINUTE_MS

/** Back-to-back hours are one stretch; yesterday's may still run. The zone is as `zoneOf` gives it. */
export function openingAt(
  hours: readonly WeeklyHours[],
  holidays: readonly Holiday[],
  zone: string,
  now: number,
): Opening {
  const today = Temporal.PlainDate.from(conceptTime(now, zone).date)
  let until: number | null = null
  for (let ahead = -1; ahead <= (until === null ? LOOK_AHEAD_DAYS : WEEK_DAYS + 1); ahead++) {
    const date = today.add({ days: ahead })
    for (const { opens, closes } of hoursOn(date, hours, holidays)) {
      const end = instantOf(date, closes, zone, 'later')
      if (end <= now) continue
      const start = instantOf(date, opens, zone, 'earlier')
      if (until === null && start > now) return { state: 'closed', opensAt: start }
      if (until !== null && start > until) return openUntil(until, now)
      until = Math.max(until ?? end, end)
    }
  }
  return until === null ? { state: 'closed', opensAt: null } : openUntil(until, now)
}

export type DayHours = {
  date: string
  weekday: number
  isToday: boolean
  isHoliday: boolean
  hours: Hours[]
}

/** The seven days from today on, as a table shows them. */
export function hoursOfWeek(
  hours: readonly WeeklyHours[],
  holidays: readonly Holiday[],
  zone: string,
  now: number,
): DayHours[] {
  const today = Temporal.PlainDate.from(conceptTime(now, zone).date)
  return Array.from({ length: WEEK_DAYS }, (_, ahead) => {
    const day = today.add({ days: ahead })
    const date = day.toString()
    return {
      date,
      weekday: weekdayOf(day),
      isToday: ahead === 0,
      isHoliday: holidays.some((holiday) => holiday.date === date),
      hours: hoursOn(day, hours, holidays),
    }
  })
}

function openUntil(until: number, now: number): Opening {
  const left = until - now
  if (left >= WEEK_MS) return { state: 'open', until: null, closesSoon: false }
  return { state: 'open', until, closesSoon: left <= CLOSES_SOON_MINUTES * MINUTE_MS }
}

/** Earliest first; hours that end before they begin do not count. */
function hoursOn(
  day: Temporal.PlainDate,
  hours: readonly WeeklyHours[],
  holidays: readonly Holiday[],
): Hours[] {
  const date = day.toString()
  const special = holidays.filter((holiday) => holiday.date === date)
  const weekday = weekdayOf(day)
  const valid = special.length > 0 ? special : hours.filter((entry) => entry.weekday === weekday)
  return valid
    .flatMap(({ opens, closes }) => (opens === null || closes === null ? [] : [{ opens, closes }]))
    .filter(({ opens, closes }) => opens < closes)
    .sort((one, other) => one.opens - other.opens)
}

const weekdayOf = (day: Temporal.PlainDate) => day.dayOfWeek % WEEK_DAYS

/**
 * When the zone's clocks show this minute of this day. Where clocks skip it, the moment they skip;
 * where they show it twice, an opening takes the first and a closing the second, so that a branch
 * never shuts for the hour that is repeated.
 */
function instantOf(
  day: Temporal.PlainDate,
  minutes: number,
  zone: string,
  disambiguation: 'earlier' | 'later',
): number {
  const wanted = day.toPlainDateTime().add({ minutes })
  const found = wanted.toZonedDateTime(zone, { disambiguation })
  if (found.toPlainDateTime().equals(wanted)) return found.epochMilliseconds
  const beforeSkip = wanted.toZonedDateTime(zone, { disambiguation: 'earlier' })
  return (beforeSkip.getTimeZoneTransition('next') ?? found).epochMilliseconds
}
