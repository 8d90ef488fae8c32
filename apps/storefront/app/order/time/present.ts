import type { ScheduleResource } from '@sufra/contract/orders/schedule'
import { covers } from '@sufra/domain/clock/periods'
import { type Holiday, openingAt, type WeeklyHours } from '@sufra/domain/schedule/opening-hours'
import type { BranchSchedule } from './branch-schedule.ts'

/** What becomes of an order for as soon as possible. */
export type Present =
  | { is: 'open'; minutes: number }
  /** The kitchen has no room left before it shuts. */
  | { is: 'full' }
  | { is: 'prayer'; until: number }
  | { is: 'closed'; opensAt: number | null }
  /** By the branch itself, until further notice. */
  | { is: 'paused' }

export type BranchHours = {
  acceptsOrders: boolean
  hours: readonly WeeklyHours[]
  holidays: readonly Holiday[]
}

type Answer = Pick<ScheduleResource['attributes'], 'accepts-orders' | 'quote-minutes'>

export function presentWhileOpen({ 'quote-minutes': minutes }: Answer): Present {
  return minutes === null ? { is: 'full' } : { is: 'open', minutes }
}

/** Why a branch takes no orders now. Its hours are null where they could not be had. */
export function presentWhileShut(
  { zone, days }: Pick<BranchSchedule, 'zone' | 'days'>,
  branch: BranchHours | null,
  now: number,
): Present {
  if (!branch) return { is: 'closed', opensAt: null }
  if (!branch.acceptsOrders) return { is: 'paused' }
  const opening = openingAt(branch.hours, branch.holidays, zone, now)
  if (opening.state === 'closed') return { is: 'closed', opensAt: opening.opensAt }
  const pause = days.flatMap(({ pauses }) => pauses).find((each) => covers(each, now))
  return pause ? { is: 'prayer', until: pause.to } : { is: 'closed', opensAt: null }
}
