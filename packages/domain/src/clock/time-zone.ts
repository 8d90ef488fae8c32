import { wallClock } from './wall-clock.ts'

export type ConceptTime = {
  /** '2027-02-22' */
  date: string
  /** 0 is Sunday. */
  weekday: number
  /** Of the day, 0 to 1439. */
  minutes: number
}

/** What calendar and clock say in a zone (as `zoneOf` gives it), whatever the device's own clock is set to. */
export function conceptTime(now: number, zone: string): ConceptTime {
  const wall = new Date(wallClock(now, zone))
  return {
    date: wall.toISOString().slice(0, 10),
    weekday: wall.getUTCDay(),
    minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes(),
  }
}
