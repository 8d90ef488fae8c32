import type { Period } from '@sufra/domain/clock/periods'
import { zoneOf } from '@sufra/domain/clock/zone-name'
import type { Kitchen } from '@sufra/domain/schedule/kitchen'
import type { Schedule } from '@sufra/domain/schedule/schedule'
import type { ScheduleRules } from '@sufra/domain/schedule/schedule-bounds'
import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import type { Concept } from '../concepts/concept-queries.ts'
import type { Location } from '../locations/location-queries.ts'
import { type PrayerPause, prayerPauses } from './prayer-pauses.ts'

/** What is asked about, and when. */
export type ScheduleCase = { concept: Concept; orderType: OrderType; now: number }
export type BranchSchedule = Omit<Schedule, 'pauses'> & { pauses: PrayerPause[] }

/** A brand's rules, as the domain knows them. */
export const scheduleRules = ({ concept, orderType, now }: ScheduleCase): ScheduleRules => ({
  now,
  zone: zoneOf(concept.timezone),
  leadMinutes: concept.settings.scheduleLeadMinutes,
  allowAdvance: concept.settings.allowAdvanceOrder,
  maxDays: concept.settings.maxDaysInAdvance,
  orderType,
})

/** Whether a branch takes orders, and its pauses within a span of moments. */
export function branchTimes(concept: Concept, location: Location, span: Period) {
  const zone = zoneOf(concept.timezone)
  const { hours, holidays, isPaused, lat, long } = location
  const point = { lat, long, zone, country: concept.country }
  const pauses = prayerPauses(point, concept.settings.prayerPauseMinutes, span)
  return { zone, hours, holidays, isPaused, pauses }
}

/** Everything that decides when an order can be had from a branch, for moments of the span. */
export const branchSchedule = (
  asked: ScheduleCase,
  location: Location,
  { kitchen, taken }: { kitchen: Kitchen; taken: ReadonlyMap<number, number> },
  span: Period,
): BranchSchedule => ({
  ...scheduleRules(asked),
  ...branchTimes(asked.concept, location, span),
  kitchen,
  taken,
})
