import { conceptTime } from '@sufra/domain/clock/time-zone'
import { scheduleBounds } from '@sufra/domain/schedule/schedule-bounds'
import { scheduleDates, slotsOn } from '@sufra/domain/schedule/schedule-slots'
import { coversType, type OrderType } from '@sufra/domain/vocabulary/order-types'
import { readConcept } from '../concepts/concept-queries.ts'
import { findLocations } from '../locations/location-queries.ts'
import type { Database } from '../platform/database/connection.ts'
import { notFound, refusal } from '../platform/http/problems/problem.ts'
import { branchSchedule, scheduleRules } from './branch-schedule.ts'
import { readKitchen, takenSlots } from './kitchen-queries.ts'

export type ScheduleQuestion = {
  conceptId: number
  locationId: number
  orderType: OrderType
  /** Undefined: today, by the concept's clocks. */
  from: string | undefined
  days: number
  now: number
}
export type ScheduleAnswer = Awaited<ReturnType<typeof readSchedule>>

const DAY = 24 * 60 * 60_000

/** When an order of this type can be had from the branch. */
export function readSchedule(database: Database, asked: ScheduleQuestion) {
  const { conceptId, locationId, orderType, now } = asked
  return database.forConcept(conceptId, async (db) => {
    const concept = await readConcept(db, conceptId)
    const location = (await findLocations(db, conceptId)).find(({ id }) => id === locationId)
    if (!location) throw notFound()
    if (!coversType(location.orderTypes, orderType)) {
      throw refusal('bad-request', { text: 'refusal_type-not-taken', source: 'order-type' })
    }

    const rules = scheduleRules({ concept, orderType, now })
    const today = conceptTime(now, rules.zone).date
    const dates = scheduleDates(rules, asked.from ?? today, asked.days)
    // Generous at both ends: what is being made, deliveries past midnight, zones far from UTC.
    const span = { from: now - DAY, to: Math.max(now, Date.parse(dates.at(-1) ?? today)) + 2 * DAY }
    const kitchen = await readKitchen(db, conceptId, locationId)
    const taken = await takenSlots(db, { conceptId, locationId }, span)
    const schedule = branchSchedule({ concept, orderType, now }, location, { kitchen, taken }, span)
    const days = dates.map((date) => ({ date, slots: slotsOn(date, schedule) }))
    return { concept, locationId, schedule, bounds: scheduleBounds(rules), days }
  })
}
