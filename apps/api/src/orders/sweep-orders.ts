import type { Words } from '@sufra/domain/text/locales'
import { and, asc, eq, isNotNull, lte, min, sql } from 'drizzle-orm'
import { findLocations } from '../locations/location-queries.ts'
import type { Database, Db } from '../platform/database/connection.ts'
import { moveOrder } from './move-order.ts'
import { recordEvent } from './order-events.ts'
import { orders } from './order-tables.ts'

/** So many at a time, so that no transaction holds on to many. */
const MOST_AT_ONCE = 50

/**
 * Does what time brings about: unpaid orders fail and give back what they had taken, scheduled orders
 * reach the kitchen. Any number of processes may do it at once. Answers when there is something to do next.
 */
export function sweepOrders(database: Database, conceptId: number, now: number) {
  return database.forConcept(conceptId, async (db) => {
    const names = new Map((await findLocations(db, conceptId)).map(({ id, name }) => [id, name]))
    await expireUnpaid(db, conceptId, now, names)
    await releaseDue(db, conceptId, now, names)
    return nextDue(db, conceptId)
  })
}

type Names = ReadonlyMap<number, Words>

async function expireUnpaid(db: Db, conceptId: number, now: number, names: Names) {
  const expired = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.conceptId, conceptId),
        eq(orders.status, 'waiting-for-payment'),
        lte(orders.expiresAt, new Date(now)),
      ),
    )
    .orderBy(asc(orders.expiresAt))
    .limit(MOST_AT_ONCE)
    .for('update', { skipLocked: true })
  for (const order of expired) {
    await moveOrder(
      db,
      order,
      'order-failed',
      { actor: 'system', actorId: null },
      { reason: null, locationName: names.get(order.locationId) ?? {}, now },
    )
  }
}

async function releaseDue(db: Db, conceptId: number, now: number, names: Names) {
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.conceptId, conceptId),
        eq(orders.status, 'posted'),
        eq(orders.isReleased, false),
        lte(orders.releasedAt, new Date(now)),
      ),
    )
    .limit(MOST_AT_ONCE)
    .for('update', { skipLocked: true })
  for (const { id } of due) {
    const [order] = await db
      .update(orders)
      .set({ isReleased: true })
      .where(and(eq(orders.conceptId, conceptId), eq(orders.id, id)))
      .returning()
    if (!order) continue
    const locationName = names.get(order.locationId) ?? {}
    await recordEvent(db, 'released', order, { locationName, at: new Date(now) })
  }
}

async function nextDue(db: Db, conceptId: number): Promise<number | null> {
  const own = eq(orders.conceptId, conceptId)
  const [unpaid] = await db
    .select({ at: min(orders.expiresAt) })
    .from(orders)
    .where(and(own, eq(orders.status, 'waiting-for-payment'), isNotNull(orders.expiresAt)))
  const [unreleased] = await db
    .select({ at: min(orders.releasedAt) })
    .from(orders)
    .where(and(own, eq(orders.status, 'posted'), sql`not ${orders.isReleased}`))
  const moments = [unpaid?.at, unreleased?.at].flatMap((at) => (at ? [at.getTime()] : []))
  return moments.length > 0 ? Math.min(...moments) : null
}
