import { and, desc, eq, isNull, lt } from 'drizzle-orm'
import type { OneCustomer } from '../customers/customer-queries.ts'
import type { Db } from '../platform/database/connection.ts'
import { emailLinks, verifications } from './verification-tables.ts'

export type VerificationRow = typeof verifications.$inferSelect

export const insertVerification = (db: Db, row: VerificationRow) =>
  db.insert(verifications).values(row)

export const updateVerification = (
  db: Db,
  conceptId: number,
  id: string,
  changes: Pick<VerificationRow, 'passwordHash'>,
) => db.update(verifications).set(changes).where(isOne(conceptId, id))

export const deleteVerification = (db: Db, conceptId: number, id: string) =>
  db.delete(verifications).where(isOne(conceptId, id))

const isOne = (conceptId: number, id: string) =>
  and(eq(verifications.conceptId, conceptId), eq(verifications.id, id))

export async function findVerification(db: Db, conceptId: number, id: string) {
  const [row] = await db.select().from(verifications).where(isOne(conceptId, id))
  return row ?? null
}

/** What was last said with this number by somebody who only wants to be a guest. */
export async function findGuestVerification(db: Db, conceptId: number, username: string) {
  const [row] = await db
    .select()
    .from(verifications)
    .where(
      and(
        eq(verifications.conceptId, conceptId),
        eq(verifications.username, username),
        eq(verifications.accountType, 'guest'),
        isNull(verifications.customerId),
      ),
    )
    .orderBy(desc(verifications.createdAt))
    .limit(1)
  return row ?? null
}

/** Nothing that was said with a number is left once somebody has proven to hold it. */
export const deleteVerificationsOf = (db: Db, conceptId: number, username: string) =>
  db
    .delete(verifications)
    .where(and(eq(verifications.conceptId, conceptId), eq(verifications.username, username)))

export const deleteVerificationsBefore = (db: Db, conceptId: number, before: number) =>
  db
    .delete(verifications)
    .where(
      and(eq(verifications.conceptId, conceptId), lt(verifications.createdAt, new Date(before))),
    )

/** The numbers and addresses a customer has given and not proven. */
export async function findUnprovenOf(db: Db, { conceptId, customerId }: OneCustomer) {
  const given = await db
    .select({ username: verifications.username })
    .from(verifications)
    .where(and(eq(verifications.conceptId, conceptId), eq(verifications.customerId, customerId)))
  const links = await db
    .select({ email: emailLinks.email })
    .from(emailLinks)
    .where(and(eq(emailLinks.conceptId, conceptId), eq(emailLinks.customerId, customerId)))
  return {
    usernames: given.map(({ username }) => username),
    emails: links.map(({ email }) => email),
  }
}
