import { conceptTime } from '@sufra/domain/clock/time-zone'
import type { Order } from '../../../order/placed/order-model.ts'

export type Month = { key: string; orders: Order[] }

/** By the brand's calendar, in the order the orders come; '2026-11' is the key. */
export function byMonth(orders: readonly Order[], zone: string): Month[] {
  const months: Month[] = []
  for (const order of orders) {
    const key = conceptTime(order.placedAt, zone).date.slice(0, 7)
    const last = months.at(-1)
    if (last?.key === key) last.orders.push(order)
    else months.push({ key, orders: [order] })
  }
  return months
}
