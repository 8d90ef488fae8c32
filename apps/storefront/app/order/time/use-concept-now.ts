import { useSyncExternalStore } from 'react'
import { minuteClock } from '../../platform/format/minute-clock.ts'
import type { BranchSchedule } from './branch-schedule.ts'

/** The concept's present moment, to the minute. */
export function useConceptNow(schedule: BranchSchedule | null): number {
  const deviceNow = useSyncExternalStore(minuteClock.subscribe, minuteClock.read, minuteClock.read)
  return schedule ? schedule.clock(deviceNow) : deviceNow
}
