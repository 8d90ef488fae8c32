import type { Heard } from '@sufra/bench/live/events.ts'
import type { DatabaseEntry } from './written-orders.ts'

/** What a reader was told of orders, beside what has become of them. */
export function compareNews(heard: readonly Heard[], orders: readonly DatabaseEntry[]) {
  const toldOf = Map.groupBy(heard, ({ orderId }) => orderId)
  const counts = { missing: 0, disordered: 0, repeated: 0 }
  for (const { orderId, statuses } of orders) {
    const told = (toldOf.get(orderId) ?? []).map(({ status }) => status)
    // What is told again is known already.
    const news = [...new Set(told)]
    counts.repeated += told.length - news.length
    counts.missing += statuses.filter((status) => !news.includes(status)).length
    const expected = statuses.filter((status) => news.includes(status))
    if (expected.join() !== news.join()) counts.disordered += 1
  }
  return counts
}
