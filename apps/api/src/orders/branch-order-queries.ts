import { and, asc, count, eq, exists, gt, gte, inArray, lte, min, or } from 'drizzle-orm'
import type { Branch } from '../locations/location-queries.ts'
import type { Db } from '../platform/database/connection.ts'
import { orderMoves, orders } from './order-tables.ts'

const ON_BOARD = ['posted', 'accepted', 'in-kitchen', 'ready'] as const
const LEFT_BOARD = ['finished', 'cancelled-by-customer', 'cancelled-by-employee'] as const

type Shown = {
  now: Date
  /** What ended since then is still shown. */
  endedSince: Date
  /** The earliest day an order that ends now can have been placed on. */
  firstDay: string
}

/** What the branch works on, and what it has just been done with. */
export const findBoardOrders = (db: Db, branch: Branch, { now, endedSince, firstDay }: Shown) =>
  db
    .select()
    .from(orders)
    .where(
      and(
        ofBranch(branch),
        lte(orders.releasedAt, now),
        or(
          inArray(orders.status, [...ON_BOARD]),
          and(
            inArray(orders.status, [...LEFT_BOARD]),
            gte(orders.day, firstDay),
            gte(orders.statusSince, endedSince),
            wasPosted(db),
          ),
        ),
      ),
    )
    .orderBy(asc(orders.promisedAt), asc(orders.number))

/** When the next order that waits for its time comes onto the board. */
export async function findNextRelease(db: Db, branch: Branch, now: Date) {
  const [row] = await db
    .select({ at: min(orders.releasedAt) })
    .from(orders)
    .where(and(ofBranch(branch), gt(orders.releasedAt, now), inArray(orders.status, [...ON_BOARD])))
  return row?.at ?? null
}

/** By driver, the deliveries of the branch that have yet to arrive. */
export async function countOpenDeliveries(db: Db, branch: Branch) {
  const rows = await db
    .select({ driverId: orders.driverId, count: count() })
    .from(orders)
    .where(and(ofBranch(branch), inArray(orders.status, [...ON_BOARD])))
    .groupBy(orders.driverId)
  return new Map(rows.map(({ driverId, count }) => [driverId, count]))
}

const ofBranch = ({ conceptId, locationId }: Branch) =>
  and(eq(orders.conceptId, conceptId), eq(orders.locationId, locationId))

/** An order that was given up before it was paid for never stood on the board. */
const wasPosted = (db: Db) =>
  exists(
    db
      .select({ step: orderMoves.step })
      .from(orderMoves)
      .where(
        and(
          eq(orderMoves.conceptId, orders.conceptId),
          eq(orderMoves.orderId, orders.id),
          inArray(orderMoves.status, [...ON_BOARD]),
        ),
      ),
  )
