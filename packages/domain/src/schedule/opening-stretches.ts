import { firstMoment, settledMoment } from '../clock/clock-changes.ts'
import { covers, joined, type Period } from '../clock/periods.ts'
import { wallClock } from '../clock/wall-clock.ts'
import { type Holiday, type Hours, hoursOn, midnightOf, type WeeklyHours } from './opening-hours.ts'

/** When a branch is open, by which clocks. The zone is as `zoneOf` gives it. */
export type BranchHours = {
  hours: readonly WeeklyHours[]
  holidays: readonly Holiday[]
  zone: string
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** All openings that touch a span of moments, whole; back-to-back hours are one stretch. */
export function openStretches(branch: BranchHours, from: number, to: number): Period[] {
  const first = midnightOf(from, branch.zone)
  const days = (midnightOf(to, branch.zone) - first) / DAY
  // Yesterday's hours may still run.
  const openings = openingsFrom(first - DAY, days + 2, branch)
  return joined(openings.map((opening) => momentsOf(opening, branch.zone))).filter(
    (stretch) => stretch.from <= to && from < stretch.to,
  )
}

/** The same answer as `openingAt` has for its state. Every price of a cart asks, so it is quick. */
export function isOpenAt(branch: BranchHours, moment: number): boolean {
  const wall = wallClock(moment, branch.zone)
  const today = Math.floor(wall / DAY) * DAY
  const openings = openingsFrom(today - DAY, 2, branch)
  if (openings.some((opening) => covers(opening, wall))) return true
  // Outside the hours that clocks show it can still be open: while they repeat an hour.
  return openings.some((opening) => covers(momentsOf(opening, branch.zone), moment))
}

/** The openings of some days as clocks show them. */
function openingsFrom(midnight: number, days: number, { hours, holidays }: BranchHours): Period[] {
  const openings: Period[] = []
  for (let day = midnight; day < midnight + days * DAY; day += DAY) {
    for (const times of hoursOn(day, hours, holidays)) openings.push(wallPeriod(day, times))
  }
  return openings
}

const wallPeriod = (midnight: number, { opens, closes }: Hours): Period => ({
  from: midnight + opens * MINUTE,
  to: midnight + closes * MINUTE,
})

const momentsOf = (wall: Period, zone: string): Period => ({
  from: firstMoment(wall.from, zone),
  to: settledMoment(wall.to, zone),
})
