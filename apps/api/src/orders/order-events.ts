import type { OrderEvent } from '@sufra/contract/orders/live'
import { sequenceOf } from '@sufra/domain/orders/order-lifecycle'
import type { Words } from '@sufra/domain/text/locales'
import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database/connection.ts'
import { orderEvents, type orders } from './order-tables.ts'

/** Told to every process when an order's transaction is over. */
export const ORDER_CHANNEL = 'order_events'

export type OrderRow = typeof orders.$inferSelect

/** Writes down what happened, in the transaction in which it happens. */
export async function recordEvent(
  db: Db,
  kind: OrderEvent['kind'],
  order: OrderRow,
  given: { locationName: Words; at: Date },
) {
  const { conceptId, id: orderId, locationId, customerId } = order
  const body = eventBody(kind, order, given)
  await db
    .insert(orderEvents)
    .values({ conceptId, orderId, locationId, customerId, kind, body, at: given.at })
  await db.execute(sql`select pg_notify(${ORDER_CHANNEL}, ${String(conceptId)})`)
}

export const eventBody = (
  kind: OrderEvent['kind'],
  order: OrderRow,
  { locationName, at }: { locationName: Words; at: Date },
): OrderEvent => ({
  kind,
  at: at.toISOString(),
  customer: { id: order.customerId },
  order: {
    id: order.id,
    number: order.number,
    type: order.type,
    'current-status': { code: order.status, sequence: sequenceOf(order.status) },
    'payment-method': order.paymentMethod,
    'location-id': order.locationId,
    'location-name': locationName,
  },
})
