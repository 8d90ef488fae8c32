import { useEffect, useState } from 'react'
import type { Brand } from '../../platform/visit/brand.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import type { ScheduleDestination } from '../choices/scheduled-time.ts'
import { scheduledMoment, scheduledTime } from '../choices/scheduled-time.ts'
import { type BranchSchedule, withFresh } from './branch-schedule.ts'
import { settleScheduledTime } from './settle-time.ts'

type Known = {
  /** Null until there is an answer. */
  schedule: BranchSchedule | null
  /** The last question brought none. */
  isFailed: boolean
}
export type ScheduleSource = Known & {
  /** Brings the days from a date on, unless they are here. */
  load: (date: string) => void
  retry: () => void
}

const REFRESH_MS = 2 * 60_000
const NOTHING: Known = { schedule: null, isFailed: false }

/** Asks at once and every few minutes: a kitchen's load changes while somebody looks at their cart. */
export function useSchedule({ locationId, orderType }: ScheduleDestination): ScheduleSource {
  const brand = useBrand()
  const [known, setKnown] = useState(NOTHING)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isCurrent = true
    const ask = async () => {
      const answer = await answerFor(brand, { locationId, orderType })
      if (!isCurrent) return
      if (answer) settleScheduledTime(answer, answer.clock(Date.now()))
      setKnown((before) => after(before, answer))
    }
    setKnown((before) => ({ ...before, isFailed: false }))
    ask()
    const timer = setInterval(ask, REFRESH_MS)
    return () => {
      isCurrent = false
      clearInterval(timer)
    }
  }, [brand, locationId, orderType, attempt])

  const load = async (date: string) => {
    if (known.schedule?.days.some((day) => day.date === date)) return
    setKnown((before) => ({ ...before, isFailed: false }))
    const answer = await daysFrom(date, brand, { locationId, orderType })
    setKnown((before) => after(before, answer))
  }
  return { ...known, load, retry: () => setAttempt((count) => count + 1) }
}

/** How to ask comes with the first question: the cart's panel should not wait for it. */
const asking = () => import('./ask-schedule.ts')

const answerFor = (brand: Brand, destination: ScheduleDestination) =>
  asking()
    .then(({ askSchedule }) =>
      askSchedule(brand, destination, scheduledMoment(scheduledTime.read())),
    )
    .catch(() => null)

const daysFrom = (date: string, brand: Brand, destination: ScheduleDestination) =>
  asking()
    .then(({ askFrom }) => askFrom(brand, destination, date))
    .catch(() => null)

const after = ({ schedule }: Known, answer: BranchSchedule | null): Known =>
  answer ? { schedule: withFresh(schedule, answer), isFailed: false } : { schedule, isFailed: true }
