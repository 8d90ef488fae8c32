import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { customers } from '../customers/customer-tables.ts'
import type { Db } from '../platform/database/connection.ts'
import { passwordResets } from './session-tables.ts'

/**
 * A link for whoever has this address. One statement that does the same work whether somebody has
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
    where concept_id = ${conceptId} and email = ${email} and deleted_at is null
    returning customer_id`)
  return rows.length > 0
}

/** Takes the link away and says whose it was: of two who use it at once, one is told. */
export async function spendReset(db: Db, conceptId: number, tokenHash: string, now: number) {
  const [reset] = await db
    .delete(passwordResets)
    .where(
      and(
        eq(passwordResets.conceptId, conceptId),
        eq(passwordResets.tokenHash, tokenHash),
        gt(passwordResets.expiresAt, new Date(now)),
      ),
    )
    .returning({ customerId: passwordResets.customerId })
  return reset?.customerId ?? null
}

export const deleteResetsBefore = (db: Db, conceptId: number, before: number) =>
  db
    .delete(passwordResets)
    .where(
      and(eq(passwordResets.conceptId, conceptId), lt(passwordResets.expiresAt, new Date(before))),
    )
