import type { ApiClient } from '@sufra/contract/client/client'
import { conceptTime } from '@sufra/domain/clock/time-zone'
import type { RequestContext } from '../../platform/visit/api-settings.ts'
import { browserClient } from '../../platform/visit/browser-client.ts'
import type { ScheduleDestination } from '../choices/scheduled-time.ts'
import { type BranchSchedule, scheduleOf, withFresh } from './branch-schedule.ts'
import { type BranchHours, presentWhileOpen, presentWhileShut } from './present.ts'

/** The next days, and those from the date of a time that is wanted, if that lies beyond them. */
export async function askSchedule(
  brand: RequestContext,
  destination: ScheduleDestination,
  wanted: number | null,
): Promise<BranchSchedule> {
  const schedule = await askFrom(brand, destination)
  const date = wanted === null ? '' : conceptTime(wanted, schedule.zone).date
  const isBeyond = date > (schedule.days.at(-1)?.date ?? '') && date <= schedule.lastDate
  return isBeyond ? withFresh(schedule, await askFrom(brand, destination, date)) : schedule
}

/** Some days from a date on, or from today. */
export async function askFrom(
  brand: RequestContext,
  destination: ScheduleDestination,
  from?: string,
): Promise<BranchSchedule> {
  const { locationId, orderType } = destination
  const { branches } = browserClient(brand, { isQuiet: true })
  const { data } = await branches.schedule(locationId, { orderType, ...(from && { from }) })
  const schedule = scheduleOf(data, destination, Date.now())
  const present = data.attributes['accepts-orders']
    ? presentWhileOpen(data.attributes)
    : presentWhileShut(
        schedule,
        await hoursOf(branches, locationId),
        Date.parse(data.attributes['current-datetime']),
      )
  return { ...schedule, present }
}

/** Null where they cannot be had: the times matter more. */
async function hoursOf(
  branches: ApiClient['branches'],
  locationId: number,
): Promise<BranchHours | null> {
  try {
    const { attributes } = (await branches.location(locationId)).data
    const { hours, holidays, 'accepts-orders': acceptsOrders } = attributes
    return { hours, holidays, acceptsOrders }
  } catch {
    return null
  }
}
