import { joined, type Period } from '../clock/periods.ts'
import { wallClock } from '../clock/wall-clock.ts'

/** How fast a branch's kitchen is, and how much it can do. */
export type Kitchen = {
  preparationMinutes: number
  /** On the road, for deliveries. */
  deliveryMinutes: number
  /** How far apart the times are that customers can choose. */
  slotMinutes: number
  /** Null: as many as come. */
  ordersPerSlot: number | null
}

/** Of a branch that has said nothing about its kitchen. */
export const USUAL_KITCHEN: Kitchen = {
  preparationMinutes: 20,
  deliveryMinutes: 25,
  slotMinutes: 15,
  ordersPerSlot: null,
}

const MINUTE = 60_000
/** Any moment would do, as long as it never changes: orders are counted by the slots it leads to. */
const ANCHOR = Date.UTC(2026, 0, 1)

/**
 * The start of the slot a moment lies in. Slots are equally long whatever clocks do, so no order is
 * counted twice in a repeated hour; they begin where the zone's clocks show round times.
 */
export function slotStart(moment: number, slotMinutes: number, zone: string): number {
  const length = slotMinutes * MINUTE
  const shift = wallClock(ANCHOR, zone) - ANCHOR
  return Math.floor((moment + shift) / length) * length - shift
}

/** When the kitchen has worked this long, beginning at a moment and resting in the pauses. */
export function workedUntil(from: number, minutes: number, pauses: readonly Period[]): number {
  let at = from
  let left = minutes * MINUTE
  for (const pause of joined(pauses)) {
    if (pause.to <= at) continue
    const worked = Math.max(0, pause.from - at)
    if (worked >= left) break
    left -= worked
    at = pause.to
  }
  return at + left
}
