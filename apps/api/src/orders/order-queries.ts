import {
  isEnded,
  ORDER_STATUSES,
  type OrderActor,
  type OrderStatus,
} from '@sufra/domain/orders/order-lifecycle'
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { OneCustomer } from '../customers/customer-queries.ts'
import type { Db } from '../platform/database/connection.ts'
import { orderFeedbacks, orderLines, orderMoves, orders } from './order-tables.ts'

export type OrderRow = typeof orders.$inferSelect
export type OrderLineRow = typeof orderLines.$inferSelect
export type OrderFeedbackRow = typeof orderFeedbacks.$inferSelect
type OneOrder = Pick<OrderRow, 'conceptId' | 'id'>

export async function findOrder(db: Db, conceptId: number, id: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(is({ conceptId, id }))
  return row ?? null
}

/** Until the transaction is over, nobody else moves it. */
export async function lockOrder(db: Db, conceptId: number, id: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(is({ conceptId, id })).for('update')
  return row ?? null
}

/** The newest first, unless asked the other way. */
export const findOrdersOf = (db: Db, owner: OneCustomer, isOldestFirst: boolean) =>
  db
    .select()
    .from(orders)
    .where(of(owner))
    .orderBy(isOldestFirst ? asc(orders.placedAt) : desc(orders.placedAt), asc(orders.id))

const OPEN = ORDER_STATUSES.filter((status) => !isEnded(status))

/** Whether the brand still has something to make for, or to bring to, a customer. */
export async function hasOpenOrders(db: Db, owner: OneCustomer) {
  const [open] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(of(owner), inArray(orders.status, OPEN)))
    .limit(1)
  return open !== undefined
}

/** Orders of a customer's that are under way and not paid for. */
export async function countUnpaid(db: Db, owner: OneCustomer): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(orders)
    .where(and(of(owner), inArray(orders.status, OPEN), eq(orders.paymentStatus, 'pending')))
  return row?.count ?? 0
}

/** Of an order this transaction has locked. */
export async function updateOrder(
  db: Db,
  order: OneOrder,
  changes: Partial<Omit<OrderRow, 'conceptId' | 'id'>>,
): Promise<OrderRow> {
  const [row] = await db.update(orders).set(changes).where(is(order)).returning()
  if (!row) throw new Error('A locked order is gone.')
  return row
}

export const findLines = (db: Db, conceptId: number, orderIds: string[]) =>
  db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.conceptId, conceptId), inArray(orderLines.orderId, orderIds)))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))

/** By order, how many pieces it has. */
export async function countPieces(db: Db, conceptId: number, orderIds: string[]) {
  const rows = await db
    .select({ id: orderLines.orderId, pieces: sql<number>`sum(${orderLines.quantity})::integer` })
    .from(orderLines)
    .where(and(eq(orderLines.conceptId, conceptId), inArray(orderLines.orderId, orderIds)))
    .groupBy(orderLines.orderId)
  return new Map(rows.map(({ id, pieces }) => [id, pieces]))
}

export const findMoves = (db: Db, conceptId: number, orderId: string) =>
  db
    .select()
    .from(orderMoves)
    .where(and(eq(orderMoves.conceptId, conceptId), eq(orderMoves.orderId, orderId)))
    .orderBy(asc(orderMoves.step))

type NewMove = {
  status: OrderStatus
  reason: string | null
  at: Date
  actor: OrderActor
  actorId: string | null
}

/** As the next step after those the order has. */
export const insertMove = (db: Db, { conceptId, id: orderId }: OneOrder, move: NewMove) =>
  db.insert(orderMoves).values({
    conceptId,
    orderId,
    step: sql`(select max(step) + 1 from ${orderMoves}
      where concept_id = ${conceptId} and order_id = ${orderId})`,
    ...move,
  })

export const findFeedbacks = (db: Db, conceptId: number, orderIds: string[]) =>
  db
    .select()
    .from(orderFeedbacks)
    .where(and(eq(orderFeedbacks.conceptId, conceptId), inArray(orderFeedbacks.orderId, orderIds)))

/** False when the order has been rated already. */
export async function insertFeedback(db: Db, feedback: OrderFeedbackRow) {
  const rows = await db
    .insert(orderFeedbacks)
    .values(feedback)
    .onConflictDoNothing()
    .returning({ orderId: orderFeedbacks.orderId })
  return rows.length === 1
}

const is = ({ conceptId, id }: OneOrder) => and(eq(orders.conceptId, conceptId), eq(orders.id, id))
const of = ({ conceptId, customerId }: OneCustomer) =>
  and(eq(orders.conceptId, conceptId), eq(orders.customerId, customerId))
