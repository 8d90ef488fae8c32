import { type ChosenSlotState, chosenSlotState } from '@sufra/domain/schedule/chosen-slot'
import { liveValue } from '@sufra/web/storage/live-value'
import {
  scheduledMoment,
  scheduledTime,
  scheduleFor,
  wasScheduledElsewhere,
} from '../choices/scheduled-time.ts'
import { allOffered, type BranchSchedule } from './branch-schedule.ts'

/** A time that was given up because another destination cannot keep it; until the customer has decided anew. */
export const lostTime = liveValue<number | null>(null)

/** Whether a time can still be had; what could be had instead. */
export const slotStateOf = (at: number, schedule: BranchSchedule, now: number): ChosenSlotState =>
  chosenSlotState(at, allOffered(schedule, now))

/** A time chosen for another destination moves along if it can be kept here, and is lost otherwise. */
export function settleScheduledTime(schedule: BranchSchedule, now: number) {
  const at = scheduledMoment(scheduledTime.read())
  if (at === null || !wasScheduledElsewhere(schedule.destination)) return
  if (slotStateOf(at, schedule, now).state === 'kept') return scheduleFor(at, schedule.destination)
  scheduledTime.clear()
  lostTime.write(at)
}

export function chooseTime(at: number, schedule: BranchSchedule) {
  lostTime.write(null)
  scheduleFor(at, schedule.destination)
}

export function chooseSoonest() {
  lostTime.write(null)
  scheduledTime.clear()
}
