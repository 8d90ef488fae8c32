import type { AccountType } from '@sufra/domain/people/customer-rights'
import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import { customers } from '../customers/customer-tables.ts'
import type { Db } from '../platform/database/connection.ts'
import { ask, type Database } from '../platform/database/connection.ts'
import { preparedStatement } from '../platform/database/prepared-statement.ts'
import type { SignedInBy } from '../platform/http/tenant/access.ts'
import { passwordResets, sessions } from './session-tables.ts'

const DAY_MS = 24 * 60 * 60_000
/** A session ends this long after its last use, and this long after its beginning in any case. */
const IDLE_MS = 30 * DAY_MS
export const SESSION_MS = 90 * DAY_MS

type OneSession = { conceptId: number; tokenHash: string; now: number }

type FoundSession = {
  customerId: string
  signedInBy: SignedInBy
  createdAt: Date
  lastUsedAt: Date
  accountType: AccountType
  username: string | null
}

/** Asked with every call of somebody signed in. */
const sessionUsed = preparedStatement<
  { conceptId: number; tokenHash: string; usedAfter: Date; begunAfter: Date },
  FoundSession
>(
  'find_session',
  (given) => sql`
    select ${sessions.customerId} as "customerId", ${sessions.signedInBy} as "signedInBy",
      ${sessions.createdAt} as "createdAt", ${sessions.lastUsedAt} as "lastUsedAt",
      ${customers.accountType} as "accountType", ${customers.username} as "username"
    from ${sessions} join ${customers}
      on ${customers.conceptId} = ${sessions.conceptId} and ${customers.id} = ${sessions.customerId}
    where ${sessions.conceptId} = ${given('conceptId')}
      and ${sessions.tokenHash} = ${given('tokenHash')}
      and ${sessions.lastUsedAt} > ${given('usedAfter')}
      and ${sessions.createdAt} > ${given('begunAfter')}
      and ${customers.deletedAt} is null`,
)

export async function findSession(database: Database, { conceptId, tokenHash, now }: OneSession) {
  const [usedAfter, begunAfter] = [new Date(now - IDLE_MS), new Date(now - SESSION_MS)]
  const asked = sessionUsed({ conceptId, tokenHash, usedAfter, begunAfter })
  const [found] = await database.forConcept(conceptId, (db) => ask(db, asked))
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

/**
 * A link for whoever has this address and has shown to read it. One statement that does the same work whether somebody has
 * it or not. False: nobody has.
 */
export async function insertReset(
  db: Db,
  reset: { conceptId: number; email: string; tokenHash: string; expiresAt: Date },
) {
  const { conceptId, email, tokenHash, expiresAt } = reset
  const { rows } = await db.execute(sql`
    insert into ${passwordResets} (concept_id, token_hash, customer_id, expires_at)
    select concept_id, ${tokenHash}, id, ${expiresAt.toISOString()}::timestamptz
    from ${customers}
    where concept_id = ${conceptId} and email = ${email} and email_verified_at is not null
      and deleted_at is null
    returning customer_id`)
  return rows.length > 0
}

type OneReset = { conceptId: number; tokenHash: string; now: number }

/** Whether a link could be used: asked before anything costly is done for it. */
export async function isOpenReset(db: Db, link: OneReset): Promise<boolean> {
  const [reset] = await db
    .select({ customerId: passwordResets.customerId })
    .from(passwordResets)
    .where(isOpen(link))
  return reset !== undefined
}

/** Takes the link away and says whose it was: of two who use it at once, one gets it. */
export async function spendReset(db: Db, link: OneReset) {
  const [reset] = await db
    .delete(passwordResets)
    .where(isOpen(link))
    .returning({ customerId: passwordResets.customerId })
  return reset?.customerId ?? null
}

const isOpen = ({ conceptId, tokenHash, now }: OneReset) =>
  and(
    eq(passwordResets.conceptId, conceptId),
    eq(passwordResets.tokenHash, tokenHash),
    gt(passwordResets.expiresAt, new Date(now)),
  )

export const deleteResetsBefore = (db: Db, conceptId: number, before: number) =>
  db
    .delete(passwordResets)
    .where(
      and(eq(passwordResets.conceptId, conceptId), lt(passwordResets.expiresAt, new Date(before))),
    )
