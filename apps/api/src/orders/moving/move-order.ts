import {
  canFollow,
  isEnded,
  type OrderActor,
  type OrderStatus,
} from '@sufra/domain/orders/order-lifecycle'
import type { Words } from '@sufra/domain/text/locales'
import type { Db } from '../../platform/database/connection.ts'
import { refusal } from '../../platform/http/problems/problem.ts'
import { freeCoupon } from '../../promotions/promotion-queries.ts'
import { releaseSlot } from '../../schedule/kitchen-queries.ts'
import { recordEvent } from '../order-event-queries.ts'
import { insertMove, type OrderRow, updateOrder } from '../order-queries.ts'

type Mover = { actor: OrderActor; actorId: string | null }
type Given = { reason: string | null; locationName: Words; now: number }

/** A cancelled or failed order gives back its coupon use and its slot. */
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
    throw refusal('illegal-move', { hint: `${order.status} is not followed by ${to}` })
  }
  const at = new Date(now)
  const moved = await updateOrder(db, order, {
    status: to,
    statusSince: at,
    expiresAt: null,
    ...(reason !== null && { reason }),
    ...(to === 'finished' && { paymentStatus: 'success' as const }),
    ...(to === 'order-failed' && { paymentStatus: 'failed' as const }),
  })
  await insertMove(db, order, { status: to, reason, at, ...mover })
  if (CAME_TO_NOTHING.includes(to)) await giveBack(db, moved)
  await recordEvent(db, 'moved', moved, { locationName, at })
  return moved
}

async function giveBack(db: Db, { conceptId, id, locationId, slotAt, status }: OrderRow) {
  if (!isEnded(status)) return
  await freeCoupon(db, conceptId, id)
  await releaseSlot(db, { conceptId, locationId, startsAt: slotAt.getTime() })
}
