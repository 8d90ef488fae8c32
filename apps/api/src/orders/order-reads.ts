import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { orderFeedbacks } from '../feedback/feedback-tables.ts'
import type { Db } from '../platform/database/connection.ts'
import type { OrderRow } from './order-events.ts'
import { orderLines, orderMoves, orders } from './order-tables.ts'

export type OrderLineRow = typeof orderLines.$inferSelect

export async function readOrder(db: Db, conceptId: number, id: string): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.conceptId, conceptId), eq(orders.id, id)))
  return row ?? null
}

/** Until the transaction is over, nobody else moves it. */
export async function lockOrder(db: Db, conceptId: number, id: string): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.conceptId, conceptId), eq(orders.id, id)))
    .for('update')
  return row ?? null
}

/** The newest first, unless asked the other way. */
export const findOrdersOf = (
  db: Db,
  conceptId: number,
  customerId: string,
  isOldestFirst: boolean,
) =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.conceptId, conceptId), eq(orders.customerId, customerId)))
    .orderBy(isOldestFirst ? asc(orders.placedAt) : desc(orders.placedAt), asc(orders.id))

export const findLines = (db: Db, conceptId: number, orderIds: string[]) =>
  db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.conceptId, conceptId), inArray(orderLines.orderId, orderIds)))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))

export const findMoves = (db: Db, conceptId: number, orderId: string) =>
  db
    .select()
    .from(orderMoves)
    .where(and(eq(orderMoves.conceptId, conceptId), eq(orderMoves.orderId, orderId)))
    .orderBy(asc(orderMoves.step))

export const findFeedbacks = (db: Db, conceptId: number, orderIds: string[]) =>
  db
    .select()
    .from(orderFeedbacks)
    .where(and(eq(orderFeedbacks.conceptId, conceptId), inArray(orderFeedbacks.orderId, orderIds)))
