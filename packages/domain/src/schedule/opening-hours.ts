import { firstMoment, settledMoment } from '../clock/clock-changes.ts'

import { wallClock } from '../clock/wall-clock.ts'

/** A branch that shuts within this time says so. */
export const CLOSES_SOON_MINUTES = 30

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

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const WEEK = 7 * DAY
const LOOK_AHEAD_DAYS = 60

/**
 * Back-to-back hours are one stretch; yesterday's may still run. Where clocks skip an opening, the
 * branch opens as they skip; where they repeat an hour, it does not shut in between. The zone is as
 * `zoneOf` gives it.
 */
export function openingAt(
  hours: readonly WeeklyHours[],
  holidays: readonly Holiday[],
  zone: string,
  now: number,
): Opening {
  const today = midnightOf(now, zone)
  let until: number | null = null
  for (let ahead = -1; ahead <= (until === null ? LOOK_AHEAD_DAYS : 8); ahead++) {
    const midnight = today + ahead * DAY
    for (const { opens, closes } of hoursOn(midnight, hours, holidays)) {
      const start = firstMoment(midnight + opens * MINUTE, zone)
      const end = settledMoment(midnight + closes * MINUTE, zone)
      // Clocks may skip the hours altogether.
      if (end <= now || end <= start) continue
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
  const today = midnightOf(now, zone)
  return Array.from({ length: 7 }, (_, ahead) => {
    const midnight = today + ahead * DAY
    const date = dateOf(midnight)
    return {
      date,
      weekday: weekdayOf(midnight),
      isToday: ahead === 0,
      isHoliday: holidays.some((holiday) => holiday.date === date),
      hours: hoursOn(midnight, hours, holidays),
    }
  })
}

function openUntil(until: number, now: number): Opening {
  const left = until - now
  if (left >= WEEK) return { state: 'open', until: null, closesSoon: false }
  return { state: 'open', until, closesSoon: left <= CLOSES_SOON_MINUTES * MINUTE }
}

/** Of the date whose midnight this is. Earliest first; hours that end before they begin do not count. */
export function hoursOn(
  midnight: number,
  hours: readonly WeeklyHours[],
  holidays: readonly Holiday[],
): Hours[] {
  const special = holidays.length > 0 ? holidaysOn(dateOf(midnight), holidays) : []
  const open: Hours[] = []
  for (const { opens, closes } of special) {
    if (opens !== null && closes !== null && opens < closes) open.push({ opens, closes })
  }
  if (special.length === 0) {
    const today = weekdayOf(midnight)
    for (const { weekday, opens, closes } of hours) {
      if (weekday === today && opens < closes) open.push({ opens, closes })
    }
  }
  return open.length > 1 ? open.sort((one, other) => one.opens - other.opens) : open
}

const holidaysOn = (day: string, holidays: readonly Holiday[]) =>
  holidays.filter(({ date }) => date === day)

/** The wall time at which the zone's present day began. */
export const midnightOf = (now: number, zone: string) =>
  Math.floor(wallClock(now, zone) / DAY) * DAY
const dateOf = (midnight: number) => new Date(midnight).toISOString().slice(0, 10)
/** The epoch began on a Thursday. */
const weekdayOf = (midnight: number) => (((midnight / DAY + 4) % 7) + 7) % 7
