/**
 * A wall time is what clocks show, written as the epoch milliseconds at which UTC clocks show it.
 * Zones are as `zoneOf` gives them. All of this needs nothing but Intl, so browsers may load it.
 */
export function wallClock(now: number, zone: string): number {
  const minute = Math.floor(now / MINUTE) * MINUTE
  const key = `${minute} ${zone}`
  let offset = offsets.get(key)
  if (offset === undefined) {
    offset = fixedOffset(zone) ?? namedOffset(minute, zone)
    if (offsets.size > REMEMBERED) offsets.clear()
    offsets.set(key, offset)
  }
  return now + offset
}

/** Clocks change by whole minutes, and nearly all questions are about few of them: now, and the midnights around. */
const offsets = new Map<string, number>()
const REMEMBERED = 2_000

function namedOffset(minute: number, zone: string): number {
  // American order; twice as fast as formatToParts.
  const [month = 1, day = 1, year = 0, hour = 0, minutes = 0] =
    calendarOf(zone).format(minute).match(/\d+/g)?.map(Number) ?? []
  return Date.UTC(year, month - 1, day, hour, minutes) - minute
}

/** '+05:30' in milliseconds; null for a zone that has a name. Read by hand: not every browser's Intl knows offsets as zones. */
export function fixedOffset(zone: string): number | null {
  const [, sign, hours, minutes] = /^([+-])([01]\d):([0-5]\d)$/.exec(zone) ?? []
  if (sign === undefined) return null
  return (sign === '+' ? 1 : -1) * (Number(hours) * 60 + Number(minutes)) * MINUTE
}

const MINUTE = 60_000

const calendars = new Map<string, Intl.DateTimeFormat>()

/** Remembered: making one costs a thousand times what asking it does. */
function calendarOf(zone: string): Intl.DateTimeFormat {
  const known = calendars.get(zone)
  if (known) return known
  const calendar = calendarIn(zone) ?? calendarIn('UTC')
  if (!calendar) throw new Error('Intl does not know UTC.')
  calendars.set(zone, calendar)
  return calendar
}

/** Null where a browser is older than the zone's name. */
function calendarIn(timeZone: string) {
  try {
    return new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    })
  } catch {
    return null
  }
}
