import { conceptTime } from '@sufra/domain/clock/time-zone'
import { zoneOf } from '@sufra/domain/clock/zone-name'

const MINUTE = 60_000

/** '2027-02-22T16:05:00+03:00': what the concept's clocks show, and how far they are from UTC. */
export function zonedDateTime(now: number, timezone: string): string {
  const { date, minutes } = conceptTime(now, zoneOf(timezone))
  const wallMinute = Date.parse(date) / MINUTE + minutes
  const offset = wallMinute - Math.floor(now / MINUTE)
  const shown = new Date(now + offset * MINUTE).toISOString().slice(0, 19)
  return `${shown}${offset < 0 ? '-' : '+'}${clockFace(Math.abs(offset))}`
}

const clockFace = (minutes: number) =>
  `${twoDigits(Math.trunc(minutes / 60))}:${twoDigits(minutes % 60)}`
const twoDigits = (value: number) => String(value).padStart(2, '0')
