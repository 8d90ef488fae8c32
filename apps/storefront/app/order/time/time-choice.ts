import { conceptTime } from '@sufra/domain/clock/time-zone'
import type { Slot } from '@sufra/domain/schedule/schedule-slots'
import { allOffered, type BranchSchedule, offeredSlots } from './branch-schedule.ts'

/** Null while nothing that can be had is chosen. */
export type TimeChoice = 'soonest' | number | null
/** The day whose times are shown, and what is chosen, be it of that day or not. */
type Choosing = { date: string; choice: TimeChoice }

/** What the dialog opens with: the time that is wanted, if it can be had; never another in its place. */
export function openingChoice(
  schedule: BranchSchedule,
  now: number,
  wanted: number | null,
): Choosing {
  const ofWanted = wanted === null ? null : conceptTime(wanted, schedule.zone).date
  if (wanted !== null && ofWanted !== null && canBeHad(wanted, schedule, now)) {
    return { date: ofWanted, choice: wanted }
  }
  const open = schedule.days.filter(({ date }) => dayState(date, schedule, now) === 'free')
  const shown = open.find(({ date }) => date === ofWanted) ?? open[0]
  return {
    date: shown?.date ?? conceptTime(now, schedule.zone).date,
    choice: wanted === null && canBeHad('soonest', schedule, now) ? 'soonest' : null,
  }
}

/** Another day at the same time of day, where that can be had. */
export function onDay(
  date: string,
  { choice }: Choosing,
  schedule: BranchSchedule,
  now: number,
): Choosing {
  if (typeof choice !== 'number') return { date, choice: null }
  const minutesOf = (at: number) => conceptTime(at, schedule.zone).minutes
  const same = slotsOf(date, schedule, now)?.find(
    ({ at, state }) => state === 'free' && minutesOf(at) === minutesOf(choice),
  )
  return { date, choice: same?.at ?? null }
}

export function canBeHad(choice: TimeChoice, schedule: BranchSchedule, now: number): boolean {
  if (choice === 'soonest') return schedule.present.is === 'open'
  return allOffered(schedule, now).some(({ at, state }) => at === choice && state === 'free')
}

/** Null where the day has not been asked about. */
export function slotsOf(date: string, schedule: BranchSchedule, now: number): Slot[] | null {
  const day = schedule.days.find((each) => each.date === date)
  return day ? offeredSlots(day.slots, schedule, now) : null
}

export function dayState(
  date: string,
  schedule: BranchSchedule,
  now: number,
): 'free' | 'full' | 'closed' | 'unknown' {
  const slots = slotsOf(date, schedule, now)
  if (!slots) return 'unknown'
  if (slots.length === 0) return 'closed'
  return slots.some(({ state }) => state === 'free') ? 'free' : 'full'
}

const DAY = 24 * 60 * 60_000

/** From today to the last day one may order for. */
export function datesOf({ zone, lastDate }: BranchSchedule, now: number): string[] {
  const dates: string[] = []
  const last = Date.parse(lastDate)
  for (let day = Date.parse(conceptTime(now, zone).date); day <= last; day += DAY) {
    dates.push(new Date(day).toISOString().slice(0, 10))
  }
  return dates
}

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
