import { covers, joined, type Period } from '../clock/periods.ts'
import { slotStart, workedUntil } from './kitchen.ts'
import { isOpenAt } from './opening-stretches.ts'
import { hasCapacity, roadTime, type Schedule } from './schedule.ts'

/** What can be promised for an order placed now. */
export type Quote = {
  /** When the customer has it. */
  dueAt: number
  minutes: number
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/**
 * As soon as the food can be made; where that slot is full, the next one with room decides. Null
 * when there is none before the branch shuts. Whether it takes orders at all is another question.
 */
export function soonestQuote(schedule: Schedule): Quote | null {
  const { now, zone, kitchen, pauses } = schedule
  const ready = workedUntil(now, kitchen.preparationMinutes, pauses)
  const length = kitchen.slotMinutes * MINUTE
  const first = slotStart(ready, kitchen.slotMinutes, zone)
  for (let slot = first; slot < first + DAY; slot += length) {
    if (slot > first && !isOpenAt(schedule, slot)) return null
    const readyInSlot = afterPause(Math.max(slot, ready), pauses)
    const dueAt = readyInSlot + roadTime(schedule)
    const minutes = Math.ceil((dueAt - now) / MINUTE)
    if (readyInSlot < slot + length && hasCapacity(dueAt, schedule)) return { dueAt, minutes }
  }
  return null
}

export const quoteMinutes = (schedule: Schedule): number | null =>
  soonestQuote(schedule)?.minutes ?? null

const afterPause = (moment: number, pauses: readonly Period[]) =>
  joined(pauses).find((pause) => covers(pause, moment))?.to ?? moment
