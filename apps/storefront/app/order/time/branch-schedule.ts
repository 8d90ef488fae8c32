import type { ScheduleResource } from '@sufra/contract/orders/schedule'
import { conceptClock } from '@sufra/domain/clock/concept-clock'
import type { Period } from '@sufra/domain/clock/periods'
import { parseWireMoment } from '@sufra/domain/clock/wire-moment'
import { zoneOf } from '@sufra/domain/clock/zone-name'
import type { Slot } from '@sufra/domain/schedule/schedule-slots'
import type { Prayer } from '@sufra/domain/vocabulary/prayers'
import type { ScheduleDestination } from '../choices/scheduled-time.ts'
import type { Present } from './present.ts'

export type PrayerPause = Period & { prayer: Prayer }
export type ScheduleDay = { date: string; slots: Slot[]; pauses: PrayerPause[] }

/** When an order can be had from a branch, as far as the server has said. */
export type BranchSchedule = {
  destination: ScheduleDestination
  zone: string
  /** The concept's present moment by what the device's clock reads; that clock itself may be wrong. */
  clock: (deviceNow: number) => number
  /** How far ahead an order must lie, in milliseconds. */
  lead: number
  lastDate: string
  /** Consecutive only within what was asked for at once. */
  days: ScheduleDay[]
  present: Present
}

/** All but how things stand at present, which may take another question. */
export function scheduleOf(
  { attributes }: ScheduleResource,
  destination: ScheduleDestination,
  deviceNow: number,
): Omit<BranchSchedule, 'present'> {
  const stated = attributes['current-datetime']
  return {
    destination,
    zone: zoneOf(attributes['default-timezone']),
    clock: conceptClock(stated, deviceNow),
    lead: momentOf(attributes.earliest) - Date.parse(stated),
    lastDate: attributes['last-date'],
    days: attributes.days.map(({ date, slots, 'prayer-pauses': pauses }) => ({
      date,
      slots: slots.map(({ at, state, 'is-repeated': isRepeated }) => ({
        at: momentOf(at),
        state,
        isRepeated,
      })),
      pauses: pauses.map(({ prayer, from, to }) => ({
        prayer,
        from: momentOf(from),
        to: momentOf(to),
      })),
    })),
  }
}

/** What was known before, as far as the new answer says nothing about it. */
export function withFresh(before: BranchSchedule | null, fresh: BranchSchedule): BranchSchedule {
  const known = new Map(before?.days.map((day) => [day.date, day]))
  for (const day of fresh.days) known.set(day.date, day)
  const days = [...known.values()].sort((one, other) => (one.date < other.date ? -1 : 1))
  return { ...fresh, days }
}

/** Those that have not slipped by since the server was asked. */
export const offeredSlots = (slots: readonly Slot[], schedule: BranchSchedule, now: number) =>
  slots.filter(({ at }) => at >= now + schedule.lead)

export const allOffered = (schedule: BranchSchedule, now: number): Slot[] =>
  offeredSlots(
    schedule.days.flatMap(({ slots }) => slots),
    schedule,
    now,
  )

/** The server writes nothing but times that exist; anything else would be offered to nobody. */
const momentOf = (wire: string) => parseWireMoment(wire) ?? Number.NaN
