import { isForKitchen } from '@sufra/domain/orders/order-lifecycle'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../platform/database/connection.ts'
import { Problem } from '../platform/http/problems/problem.ts'
import { recordEvent } from './order-events.ts'
import { orders } from './order-tables.ts'
import { lockOwnOrder } from './own-order.ts'
import type { PriceBook } from './price-book.ts'

/** 'I've arrived': the crew is told once, however often the customer says it. */
export async function arrive(
  db: Db,
  book: PriceBook,
  given: { customerId: string; id: string; now: number },
) {
  const { conceptId } = book.concept
  const order = await lockOwnOrder(db, { conceptId, ...given })
  if (order.car === null || !isForKitchen(order.status)) {
    throw new Problem('illegal-move', 'Nobody waits at the curb for this order.')
  }
  if (order.arrivedAt) return order
  const at = new Date(given.now)
  const [arrived] = await db
    .update(orders)
    .set({ arrivedAt: at })
    .where(and(eq(orders.conceptId, conceptId), eq(orders.id, order.id)))
    .returning()
  if (!arrived) throw new Error('A locked order is gone.')
  const locationName = book.locations.get(order.locationId)?.name ?? {}
  await recordEvent(db, 'arrived', arrived, { locationName, at })
  return arrived
}
