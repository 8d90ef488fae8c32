import type { Period } from '@sufra/domain/clock/periods'
import { PRAYERS, type Prayer } from '@sufra/domain/vocabulary/prayers'
import { type PrayerPoint, type PrayersOfDay, prayersOn } from './prayer-times.ts'

export type PrayerPause = Period & { prayer: Prayer }

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** When a kitchen rests, of all that touches a span of moments: from each call to prayer on. */
export function prayerPauses(
  point: PrayerPoint,
  minutes: number,
  { from, to }: Period,
): PrayerPause[] {
  if (minutes === 0) return []
  const prayersOf = rememberedAt(point)
  const pauses: PrayerPause[] = []
  // Dates are a day apart from UTC's at most, and the night's prayer may come after midnight.
  const last = Math.floor(to / DAY) + 1
  for (let day = Math.floor(from / DAY) - 2; day <= last; day++) {
    const prayers = prayersOf(day)
    for (const prayer of PRAYERS) {
      const pause = { prayer, from: prayers[prayer], to: prayers[prayer] + minutes * MINUTE }
      if (pause.from <= to && from < pause.to) pauses.push(pause)
    }
  }
  return pauses
}

/** Every price of a cart asks for today's; to calculate them takes longer than the price does. */
const remembered = new Map<string, Map<number, PrayersOfDay>>()
const MAX_LOCATIONS = 5_000
const MAX_DAYS = 400

/** The prayers of a point, by days since 1970. */
function rememberedAt(point: PrayerPoint): (day: number) => PrayersOfDay {
  const key = `${point.country} ${point.lat} ${point.long} ${point.zone}`
  const days = remembered.get(key) ?? new Map<number, PrayersOfDay>()
  if (days.size > MAX_DAYS) days.clear()
  if (remembered.size > MAX_LOCATIONS) remembered.clear()
  remembered.set(key, days)
  return (day) => {
    const known = days.get(day)
    if (known) return known
    const prayers = prayersOn(new Date(day * DAY).toISOString().slice(0, 10), point)
    days.set(day, prayers)
    return prayers
  }
}
