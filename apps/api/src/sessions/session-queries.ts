import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm'
import { customers } from '../customers/customer-tables.ts'
import type { Db } from '../database/connection.ts'
import { passwordResets, type SignedInBy, sessions } from './session-tables.ts'

const DAY_MS = 24 * 60 * 60_000
/** A session ends this long after its last use, and this long after its beginning in any case. */
const IDLE_MS = 30 * DAY_MS
export const SESSION_MS = 90 * DAY_MS

type OneSession = { conceptId: number; tokenHash: string; now: number }

export async function findSession(db: Db, { conceptId, tokenHash, now }: OneSession) {
  const [found] = await db
    .select({
      customerId: sessions.customerId,
      signedInBy: sessions.signedInBy,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      accountType: customers.accountType,
      username: customers.username,
    })
    .from(sessions)
    .innerJoin(
      customers,
      and(eq(customers.conceptId, sessions.conceptId), eq(customers.id, sessions.customerId)),
    )
    .where(
      and(
        eq(sessions.conceptId, conceptId),
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.lastUsedAt, new Date(now - IDLE_MS)),
        gt(sessions.createdAt, new Date(now - SESSION_MS)),
        isNull(customers.deletedAt),
      ),
    )
    // Asked with every call of somebody signed in: planned once for each connection.
    .prepare('find_session')
    .execute()
  return found ?? null
}

export const touchSession = (db: Db, { conceptId, tokenHash, now }: OneSession) =>
  db
    .update(sessions)
    .set({ lastUsedAt: new Date(now) })
    .where(and(eq(sessions.conceptId, conceptId), eq(sessions.tokenHash, tokenHash)))

export const insertSession = (
  db: Db,
  session: OneSession & { customerId: string; signedInBy: SignedInBy },
) => {
  const { now, ...row } = session
  const moment = new Date(now)
  return db.insert(sessions).values({ ...row, createdAt: moment, lastUsedAt: moment })
}

export const deleteSession = (db: Db, conceptId: number, tokenHash: string) =>
  db
    .delete(sessions)
    .where(and(eq(sessions.conceptId, conceptId), eq(sessions.tokenHash, tokenHash)))

/** Every session of a customer, but for the one to be kept. */
export const deleteSessionsOf = (db: Db, conceptId: number, customerId: string, keep = '') =>
  db
    .delete(sessions)
    .where(
      and(
        eq(sessions.conceptId, conceptId),
        eq(sessions.customerId, customerId),
        ne(sessions.tokenHash, keep),
      ),
    )

export const listSessions = (db: Db, conceptId: number, customerId: string) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.conceptId, conceptId), eq(sessions.customerId, customerId)))
    .orderBy(desc(sessions.createdAt))

export const deleteResetsOf = (db: Db, conceptId: number, customerId: string) =>
  db
    .delete(passwordResets)
    .where(and(eq(passwordResets.conceptId, conceptId), eq(passwordResets.customerId, customerId)))
