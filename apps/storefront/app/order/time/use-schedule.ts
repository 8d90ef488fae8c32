import { useAnswer } from '@sufra/web/query/use-query'
import { useEffect, useState } from 'react'
import { useBrand } from '../../platform/visit/use-brand.ts'
import type { ScheduleDestination } from '../choices/scheduled-time.ts'
import { scheduledMoment, scheduledTime } from '../choices/scheduled-time.ts'
import { type BranchSchedule, withFresh } from './branch-schedule.ts'
import { settleScheduledTime } from './settle-time.ts'

export type ScheduleSource = {
  /** Null until there is an answer. */
  schedule: BranchSchedule | null
  /** The last question brought none. */
  isFailed: boolean
  /** Brings the days from a date on, unless they are here. */
  load: (date: string) => void
  retry: () => void
}

const REFRESH_MS = 2 * 60_000

/** How to ask comes with the first question: the cart's panel should not wait for it. */
const asking = () => import('./ask-schedule.ts')

/** Asks at once and every few minutes: a kitchen's load changes while somebody looks at their cart. */
export function useSchedule(destination: ScheduleDestination): ScheduleSource {
  const brand = useBrand()
  /** To which more days could not be had. */
  const [incomplete, setIncomplete] = useState<BranchSchedule | null>(null)
  const { locationId, orderType } = destination
  const asked = useAnswer<BranchSchedule>(`${locationId} ${orderType}`, async (before) => {
    const { askSchedule } = await asking()
    const wanted = scheduledMoment(scheduledTime.read())
    return withFresh(before, await askSchedule(brand, destination, wanted))
  })
  const { answer: schedule, refresh } = asked

  useEffect(() => {
    if (schedule) settleScheduledTime(schedule, schedule.clock(Date.now()))
  }, [schedule])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another destination begins to count anew
  useEffect(() => {
    const timer = setInterval(refresh, REFRESH_MS)
    return () => clearInterval(timer)
  }, [brand, locationId, orderType])

  const load = async (date: string) => {
    if (schedule?.days.some((day) => day.date === date)) return
    setIncomplete(null)
    try {
      const days = await (await asking()).askFrom(brand, destination, date)
      asked.change((known) => withFresh(known, days))
    } catch {
      setIncomplete(schedule)
    }
  }
  const isIncomplete = schedule !== null && schedule === incomplete
  return { schedule, isFailed: asked.hasFailed || isIncomplete, load, retry: asked.retry }
}
