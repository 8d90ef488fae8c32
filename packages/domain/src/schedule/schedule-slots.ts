import { firstMoment, settledMoment } from '../clock/clock-changes.ts'
import type { Period } from '../clock/periods.ts'
import { conceptTime } from '../clock/time-zone.ts'
import { wallClock } from '../clock/wall-clock.ts'
import { isResting } from './accepting-orders.ts'
import { slotStart, workedUntil } from './kitchen.ts'
import { openStretches } from './opening-stretches.ts'
import { hasCapacity, roadTime, type Schedule } from './schedule.ts'
import { type ScheduleRules, scheduleBounds } from './schedule-bounds.ts'

/** A time a customer may choose, or the reason why not. */
export type Slot = {
  at: number
  state: 'free' | 'prayer' | 'full'
  /** Clocks were put back and show this time again. */
  isRepeated: boolean
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/**
 * The slots of a date ('2027-02-22'), earliest first. Only those the branch is open for from the
 * moment the kitchen must begin; what is past, too soon or too late is not among them.
 */
export function slotsOn(date: string, schedule: Schedule): Slot[] {
  const { zone } = schedule
  const midnight = Date.parse(date)
  const from = firstMoment(midnight, zone)
  const to = settledMoment(midnight + DAY, zone)
  const slots = momentsBetween(from, to, schedule).map((at) => slotAt(at, schedule))
  const clocksChange = to - from !== DAY
  if (!clocksChange) return slots
  return slots
    .filter(({ at }) => conceptTime(at, zone).date === date)
    .map((slot) => ({ ...slot, isRepeated: isShownAgain(slot.at, zone) }))
}

/** The dates one can order for: at most so many from one on, none before today or after the last. */
export function scheduleDates(rules: ScheduleRules, from: string, days: number): string[] {
  const today = conceptTime(rules.now, rules.zone).date
  const { lastDate } = scheduleBounds(rules)
  return Array.from({ length: days }, (_, ahead) => dateAfter(from, ahead)).filter(
    (date) => today <= date && date <= lastDate,
  )
}

function momentsBetween(from: number, to: number, schedule: Schedule): number[] {
  if (schedule.isPaused) return []
  const { earliest, latest } = scheduleBounds(schedule)
  const first = Math.max(from, earliest)
  const last = Math.min(to - 1, latest)
  if (first > last) return []
  const work = schedule.kitchen.preparationMinutes * MINUTE + roadTime(schedule)
  return openStretches(schedule, first - work, last).flatMap((stretch) =>
    momentsIn(stretch, first, last, schedule),
  )
}

function momentsIn(stretch: Period, first: number, last: number, schedule: Schedule): number[] {
  const { kitchen, now, pauses, zone } = schedule
  const length = kitchen.slotMinutes * MINUTE
  const start = Math.max(stretch.from, now)
  const ready = workedUntil(start, kitchen.preparationMinutes, pauses) + roadTime(schedule)
  const soonest = Math.max(first, ready)
  const slot = slotStart(soonest, kitchen.slotMinutes, zone)
  const moments: number[] = []
  for (
    let at = slot < soonest ? slot + length : slot;
    at <= last && at < stretch.to;
    at += length
  ) {
    moments.push(at)
  }
  return moments
}

function slotAt(at: number, schedule: Schedule): Slot {
  if (isResting(schedule, at)) return { at, state: 'prayer', isRepeated: false }
  return { at, state: hasCapacity(at, schedule) ? 'free' : 'full', isRepeated: false }
}

const isShownAgain = (at: number, zone: string) => firstMoment(wallClock(at, zone), zone) < at

const dateAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10)
