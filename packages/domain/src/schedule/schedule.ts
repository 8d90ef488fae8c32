import { type BranchTimes, isResting } from './accepting-orders.ts'
import { type Kitchen, slotStart } from './kitchen.ts'
import { isOpenAt } from './opening-stretches.ts'
import { type ScheduleBounds, type ScheduleRules, scheduleBounds } from './schedule-bounds.ts'

/** All that decides when an order can be had: the brand's rules, the branch and its kitchen's load. */
export type Schedule = ScheduleRules &
  BranchTimes & {
    kitchen: Kitchen
    /** Orders the kitchen has taken on, by the start of their slot. */
    taken: ReadonlyMap<number, number>
  }

const MINUTE = 60_000

/** In the order they are reported; all have the same text. */
const FAULTS = [
  { fault: 'past', holds: (at, { now }) => !(at >= now) },
  { fault: 'too-soon', holds: (at, _, { earliest }) => at < earliest },
  { fault: 'too-late', holds: (at, _, { latest }) => at > latest },
  { fault: 'closed', holds: (at, schedule) => schedule.isPaused || !isOpenAt(schedule, at) },
  { fault: 'prayer', holds: (at, schedule) => isResting(schedule, at) },
  { fault: 'full', holds: (at, schedule) => !hasCapacity(at, schedule) },
] as const satisfies readonly {
  fault: string
  holds: (at: number, schedule: Schedule, bounds: ScheduleBounds) => boolean
}[]

export type ScheduleFault = (typeof FAULTS)[number]['fault']

/** Why an order cannot be had at a moment. A time between two slots is as good as any. */
export function scheduleFault(at: number, schedule: Schedule): ScheduleFault | null {
  const bounds = scheduleBounds(schedule)
  return FAULTS.find(({ holds }) => holds(at, schedule, bounds))?.fault ?? null
}

/** The slot in which the kitchen must be ready for an order that is due at a moment. */
export function kitchenSlot(at: number, schedule: Schedule): number {
  const { kitchen, zone, now } = schedule
  // Orders due in the past count for the present slot.
  return slotStart(Math.max(now, at - roadTime(schedule)), kitchen.slotMinutes, zone)
}

export function hasCapacity(at: number, schedule: Schedule): boolean {
  const { ordersPerSlot } = schedule.kitchen
  return ordersPerSlot === null || takenFor(kitchenSlot(at, schedule), schedule) < ordersPerSlot
}

/** From the kitchen to the customer, in milliseconds. */
export const roadTime = ({ kitchen, orderType }: Schedule) =>
  orderType === 'deliver' ? kitchen.deliveryMinutes * MINUTE : 0

const takenFor = (slot: number, { taken }: Schedule) => taken.get(slot) ?? 0
