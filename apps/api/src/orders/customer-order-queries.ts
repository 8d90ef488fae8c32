import { isEnded, ORDER_STATUSES } from '@sufra/domain/orders/order-lifecycle'
import { and, eq, inArray } from 'drizzle-orm'
import type { OneCustomer } from '../customers/customer-queries.ts'
import type { Db } from '../platform/database/connection.ts'
import { orderKeys, orders } from './order-tables.ts'

const OPEN = ORDER_STATUSES.filter((status) => !isEnded(status))

/** Whether the brand still has something to make for, or to bring to, a customer. */
export async function hasOpenOrders(db: Db, one: OneCustomer) {
  const [open] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(of(one), inArray(orders.status, OPEN)))
    .limit(1)
  return open !== undefined
}

/** What was ordered and paid stays, for the books; where it went and what was written goes. */
export async function forgetContacts(db: Db, one: OneCustomer) {
  await db.update(orders).set({ address: null, car: null, notes: '' }).where(of(one))
  await db
    .delete(orderKeys)
    .where(and(eq(orderKeys.conceptId, one.conceptId), eq(orderKeys.customerId, one.customerId)))
}

const of = ({ conceptId, customerId }: OneCustomer) =>
  and(eq(orders.conceptId, conceptId), eq(orders.customerId, customerId))
