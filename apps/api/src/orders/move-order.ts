import {
  canFollow,
  isEnded,
  type OrderActor,
  type OrderStatus,
} from '@sufra/domain/orders/order-lifecycle'
import type { Words } from '@sufra/domain/text/locales'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/connection.ts'
import { Problem } from '../platform/http/problems/problem.ts'
import { releaseSlot } from '../schedule/kitchen-queries.ts'
import { type OrderRow, recordEvent } from './order-events.ts'
import { orderMoves, orders } from './order-tables.ts'
import { freeCoupon } from './order-writes.ts'

export type Mover = { actor: OrderActor; actorId: string | null }
type Given = { reason: string | null; locationName: Words; now: number }

/** Coming to nothing gives back what the order had taken. */
const CAME_TO_NOTHING: readonly OrderStatus[] = [
  'cancelled-by-customer',
  'cancelled-by-employee',
  'order-failed',
]

/** One step of an order that this transaction has locked; what may not follow is refused. */
export async function moveOrder(
  db: Db,
  order: OrderRow,
  to: OrderStatus,
  mover: Mover,
  { reason, locationName, now }: Given,
): Promise<OrderRow> {
  if (!canFollow(order.status, to, mover.actor)) {
    throw new Problem('illegal-move', `An order that is ${order.status} does not become ${to}.`)
  }
  const at = new Date(now)
  const { conceptId, id: orderId } = order
  const [moved] = await db
    .update(orders)
    .set({
      status: to,
      statusSince: at,
      expiresAt: null,
      ...(reason !== null && { reason }),
      ...(to === 'finished' && { paymentStatus: 'success' as const }),
      ...(to === 'order-failed' && { paymentStatus: 'failed' as const }),
    })
    .where(and(eq(orders.conceptId, conceptId), eq(orders.id, orderId)))
    .returning()
  if (!moved) throw new Error('A locked order is gone.')
  await db.insert(orderMoves).values({
    conceptId,
    orderId,
    step: sql`(select max(step) + 1 from ${orderMoves}
      where concept_id = ${conceptId} and order_id = ${orderId})`,
    status: to,
    reason,
    at,
    ...mover,
  })
  if (CAME_TO_NOTHING.includes(to)) await giveBack(db, moved)
  await recordEvent(db, 'moved', moved, { locationName, at })
  return moved
}

async function giveBack(db: Db, { conceptId, id, locationId, slotAt, status }: OrderRow) {
  if (!isEnded(status)) return
  await freeCoupon(db, conceptId, id)
  await releaseSlot(db, { conceptId, locationId, startsAt: slotAt.getTime() })
}
