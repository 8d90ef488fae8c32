import { wallClock } from './wall-clock.ts'

/** The first moment at which the zone's clocks show a wall time, or a later one where they skip it. */
export function firstMoment(wall: number, zone: string): number {
  const { before, after, change } = offsetsAround(wall, zone)
  return wall - before < change ? wall - before : Math.max(change, wall - after)
}

/** The moment from which on the zone's clocks show nothing earlier than a wall time, not even a second time. */
export function settledMoment(wall: number, zone: string): number {
  const { before, after, change } = offsetsAround(wall, zone)
  return wall - after > change ? wall - after : Math.min(change, wall - before)
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Clocks run ahead of UTC by `before` until the moment of `change`, by `after` from then on. */
type Offsets = { before: number; after: number; change: number }

/** No zone is a day away from UTC, so what lies a day to either side decides; clocks never change twice within. */
function offsetsAround(wall: number, zone: string): Offsets {
  const offsetAt = (moment: number) => wallClock(moment, zone) - moment
  const before = offsetAt(wall - DAY)
  const after = offsetAt(wall + DAY)
  if (before === after) return { before, after, change: Number.POSITIVE_INFINITY }
  let unchanged = Math.floor((wall - DAY) / MINUTE)
  let change = Math.ceil((wall + DAY) / MINUTE)
  while (change - unchanged > 1) {
    const middle = Math.floor((unchanged + change) / 2)
    if (offsetAt(middle * MINUTE) === before) unchanged = middle
    else change = middle
  }
  return { before, after, change: change * MINUTE }
}
