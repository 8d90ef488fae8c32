import type { OrderType } from '../vocabulary/order-types.ts'
import type { OrderStatus } from './order-lifecycle.ts'

/** An order due within this time is urgent. */
const SOON_MS = 5 * 60_000

export type Timeliness = 'in-time' | 'due-soon' | 'late'

export type TimedOrder = { type: OrderType; status: OrderStatus; promisedAt: number }

/**
 * How an order stands against its promise. Food that waits for the customer has been ready in time;
 * food that waits for a driver has not arrived yet.
 */
export function timelinessOf(order: TimedOrder, now: number): Timeliness {
  if (order.status === 'ready' && order.type !== 'deliver') return 'in-time'
  if (now > order.promisedAt) return 'late'
  return order.promisedAt - now <= SOON_MS ? 'due-soon' : 'in-time'
}

/** '7:05' or '1:02:09': a stretch of time as a stopwatch shows it. */
export function stopwatch(ms: number): string {
  const seconds = Math.floor(Math.max(0, ms) / 1_000)
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60]
  const hours = Math.floor(seconds / 3_600)
  const [first, ...rest] = hours > 0 ? [hours, ...parts] : parts
  return [first, ...rest.map((part) => String(part).padStart(2, '0'))].join(':')
}

/** Who waits at the curb comes first, then what was promised first. */
export const byUrgency = (
  one: { arrivedAt: number | null; promisedAt: number },
  other: { arrivedAt: number | null; promisedAt: number },
) =>
  Number(other.arrivedAt !== null) - Number(one.arrivedAt !== null) ||
  one.promisedAt - other.promisedAt
