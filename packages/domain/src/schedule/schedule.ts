import { type BranchTimes, isResting } from './accepting-orders.ts'
import { type Kitchen, slotStart } from './kitchen.ts'
import { isOpenAt } from './opening-stretches.ts'
import { boundsFault, type ScheduleRules } from './schedule-bounds.ts'

/** All that decides when an order can be had: the brand's rules, the branch and its kitchen's load. */
export type Schedule = ScheduleRules &
  BranchTimes & {
    kitchen: Kitchen
    /** Orders the kitchen has taken on, by the start of their slot. */
    taken: ReadonlyMap<number, number>
  }

const MINUTE = 60_000

/** Why an order cannot be had at a moment. A time between two slots is as good as any. */
export function scheduleFault(at: number, schedule: Schedule) {
  const fault = boundsFault(at, schedule)
  if (fault) return fault
  if (schedule.isPaused || !isOpenAt(schedule, at)) return 'closed' as const
  if (isResting(schedule, at)) return 'prayer' as const
  return hasCapacity(at, schedule) ? null : ('full' as const)
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
