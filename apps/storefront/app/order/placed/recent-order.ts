import { ORDER_STATUSES, type OrderStatus } from '@sufra/domain/orders/order-lifecycle'
import { storedValue } from '@sufra/web/storage/stored-value'
import { cancelOrderTime } from './cancel-deadline.ts'
import { recentOrderId } from './recent-order-id.ts'

/** The banner about a recent order outlives the day it was placed on, not the next. */
export const RECENT_ORDER_MS = 23 * 60 * 60_000

const EPOCH_MS = /^[1-9]\d{0,15}$/

/** The last status the banner has shown. */
export const recentOrderStatus = storedValue<OrderStatus>(
  'recent_order_status',
  (text) => ORDER_STATUSES.find((status) => status === text) ?? null,
)

/** When the record of it began, in epoch milliseconds. */
const recordedAt = storedValue('order_notif_status_timestamp', (text) =>
  EPOCH_MS.test(text) ? Number(text) : null,
)

/** An order whose record has begun keeps its time; another one begins anew. */
export function rememberOrder(order: { id: string; status: OrderStatus }, now = Date.now()) {
  if (recentOrderId.read() !== order.id) {
    cancelOrderTime.clear()
    recordedAt.write(now)
  } else if (recordedAt.read() === null) recordedAt.write(now)
  recentOrderStatus.write(order.status)
  // Written last, so that subscribers read a complete record.
  if (recentOrderId.read() !== order.id) recentOrderId.write(order.id)
}

export function forgetRecentOrder() {
  for (const part of [recentOrderStatus, recordedAt, cancelOrderTime, recentOrderId]) part.clear()
}

/** Another order than this one stays remembered. */
export function forgetOrder(id: string) {
  if (recentOrderId.read() === id) forgetRecentOrder()
}

/** The record is given up after 23 hours. One whose time was lost, or lies ahead of a clock set back, begins now. */
export function forgetStaleOrder(now: number) {
  if (recentOrderId.read() === null) return
  const since = recordedAt.read()
  if (since === null || since > now) recordedAt.write(now)
  else if (now - since >= RECENT_ORDER_MS) forgetRecentOrder()
}
