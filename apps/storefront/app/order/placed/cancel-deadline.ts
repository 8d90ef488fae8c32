import type { CancellationRules } from '@sufra/domain/orders/order-cancellation'
import { storedValue } from '@sufra/web/storage/stored-value'

const EPOCH_MS = /^[1-9]\d{0,15}$/
const MINUTE = 60_000

/** Until when the recent order can be cancelled, by this device's clock, in epoch milliseconds. */
export const cancelOrderTime = storedValue('cancel_order_time', (text) =>
  EPOCH_MS.test(text) ? Number(text) : null,
)

/** An order that reaches the last status in which it can be cancelled starts the countdown; one past it ends it. */
export function noteStatus(sequence: number, rules: CancellationRules, now = Date.now()) {
  if (sequence === rules.maxStatus) cancelOrderTime.write(now + rules.minutes * MINUTE)
  else if (sequence > rules.maxStatus && cancelOrderTime.read() !== null) cancelOrderTime.clear()
}
