import { canFollow, type OrderStatus, sequenceOf } from './order-lifecycle.ts'

/** How long a brand lets customers change their mind. */
export type CancellationRules = {
  /** The sequence of the last status in which it is possible at all. */
  maxStatus: number
  /** After that status has come. */
  minutes: number
}

export type Cancellation =
  | { state: 'possible'; until: number | null }
  /** Too late, or the order has ended. */
  | { state: 'over' }

const MINUTE = 60_000

/** Below the last status at any time, in it until the deadline, after it never. */
export function cancellationAt(
  order: { status: OrderStatus; statusSince: number },
  { maxStatus, minutes }: CancellationRules,
  now: number,
): Cancellation {
  const sequence = sequenceOf(order.status)
  if (!canFollow(order.status, 'cancelled-by-customer', 'customer') || sequence > maxStatus) {
    return { state: 'over' }
  }
  if (sequence < maxStatus) return { state: 'possible', until: null }
  const until = order.statusSince + minutes * MINUTE
  return now < until ? { state: 'possible', until } : { state: 'over' }
}
