import { settledMoment } from '../clock/clock-changes.ts'
import { conceptTime } from '../clock/time-zone.ts'
import type { OrderType } from '../vocabulary/order-types.ts'

/** A scheduled order lies at least this far ahead … */
export const SCHEDULE_LEAD_MINUTES = 15

/** … and, where a brand takes no advance orders, at most this far. */
export const SCHEDULE_MAX_HOURS = 24

/** A brand's rules for scheduled orders, and when they are asked about. */
export type ScheduleRules = {
  now: number
  /** As `zoneOf` gives it. */
  zone: string
  /** An order lies at least this far ahead. */
  leadMinutes: number
  allowAdvance: boolean
  /** After today; null where the brand has not said. */
  maxDays: number | null
  orderType: OrderType
}

/** Both moments are still allowed. `earliest` may lie after `latest`: then nothing is. */
export type ScheduleBounds = { earliest: number; latest: number; lastDate: string }

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Bounds the brand's setting, so that dates stay within the calendar. */
const MAX_DAYS = 366
/** The customer is on the way or there already. */
const TODAY_ONLY: readonly OrderType[] = ['dine-in', 'eat-in', 'curbside']

export function scheduleBounds(rules: ScheduleRules): ScheduleBounds {
  const { now, zone } = rules
  const earliest = now + rules.leadMinutes * MINUTE
  const days = daysAhead(rules)
  if (days === null) {
    const latest = now + SCHEDULE_MAX_HOURS * 60 * MINUTE
    return { earliest, latest, lastDate: conceptTime(latest, zone).date }
  }
  const lastMidnight = Date.parse(conceptTime(now, zone).date) + days * DAY
  return {
    earliest,
    latest: settledMoment(lastMidnight + DAY, zone) - 1,
    lastDate: new Date(lastMidnight).toISOString().slice(0, 10),
  }
}

/** Null: hours count, not days. */
function daysAhead({ orderType, allowAdvance, maxDays }: ScheduleRules): number | null {
  if (TODAY_ONLY.includes(orderType)) return 0
  return allowAdvance && maxDays !== null ? Math.min(maxDays, MAX_DAYS) : null
}

/** Why no order is taken for a moment, whatever the branch: known before anything is read or made for it. */
export function boundsFault(at: number, rules: ScheduleRules) {
  const { earliest, latest } = scheduleBounds(rules)
  if (!(at >= rules.now)) return 'past' as const
  if (at < earliest) return 'too-soon' as const
  return at > latest ? ('too-late' as const) : null
}
