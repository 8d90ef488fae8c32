import { conceptTime } from '@sufra/domain/clock/time-zone'
import type { Slot } from '@sufra/domain/schedule/schedule-slots'

/** Each ends where the next begins; in minutes of the day. */
const PARTS = [
  { part: 'night', until: 5 * 60 },
  { part: 'morning', until: 12 * 60 },
  { part: 'afternoon', until: 17 * 60 },
  { part: 'evening', until: 24 * 60 },
] as const

type DayPart = (typeof PARTS)[number]['part']

/** A day's slots by the part of the day they lie in; parts without any are left out. */
export function byDayPart(
  slots: readonly Slot[],
  zone: string,
): { part: DayPart; slots: Slot[] }[] {
  const found = new Map<DayPart, Slot[]>()
  for (const slot of slots) {
    const { minutes } = conceptTime(slot.at, zone)
    const part = PARTS.find(({ until }) => minutes < until)?.part ?? 'evening'
    found.set(part, [...(found.get(part) ?? []), slot])
  }
  return PARTS.flatMap(({ part }) => {
    const own = found.get(part)
    return own ? [{ part, slots: own }] : []
  })
}
