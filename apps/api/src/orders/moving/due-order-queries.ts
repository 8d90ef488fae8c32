import { and, asc, eq, isNotNull, lte, min, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/connection.ts'
import { orders } from '../order-tables.ts'

/** So many at a time, so that no transaction locks many. */
const MAX_AT_ONCE = 50

/** Unpaid orders whose time to pay is over, locked; those another process holds are passed over. */
export const lockExpired = (db: Db, conceptId: number, now: Date) =>
  db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.conceptId, conceptId),
        eq(orders.status, 'waiting-for-payment'),
        lte(orders.expiresAt, now),
      ),
    )
    .orderBy(asc(orders.expiresAt))
    .limit(MAX_AT_ONCE)
    .for('update', { skipLocked: true })

/** Scheduled orders the kitchen must see by now, locked; those another process holds are passed over. */
export const lockDue = (db: Db, conceptId: number, now: Date) =>
  db
    .select({ conceptId: orders.conceptId, id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.conceptId, conceptId),
        eq(orders.status, 'posted'),
        eq(orders.isReleased, false),
        lte(orders.releasedAt, now),
      ),
    )
    .limit(MAX_AT_ONCE)
    .for('update', { skipLocked: true })

/** When the next order of the brand expires or is released; null when none waits for either. */
export async function findNextDue(db: Db, conceptId: number): Promise<number | null> {
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
