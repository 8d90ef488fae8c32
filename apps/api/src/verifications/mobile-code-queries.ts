import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/connection.ts'
import { mobileCodes } from './verification-tables.ts'

/** Then a code is burnt. */
export const GUESSES_PER_CODE = 5

type OneMobile = { conceptId: number; username: string }
type NewCode = OneMobile & { codeHash: string; salt: string; sentAt: Date; expiresAt: Date }

/** Takes the place of any earlier code: that one is worth nothing from here on. */
export const replaceCode = (db: Db, code: NewCode) =>
  db
    .insert(mobileCodes)
    .values({ ...code, guesses: 0 })
    .onConflictDoUpdate({
      target: [mobileCodes.conceptId, mobileCodes.username],
      set: { ...code, guesses: 0 },
    })

/** A code that could still be entered. */
export async function findLiveCode(db: Db, { conceptId, username }: OneMobile, now: number) {
  const [code] = await db
    .select({ sentAt: mobileCodes.sentAt, expiresAt: mobileCodes.expiresAt })
    .from(mobileCodes)
    .where(
      and(
        eq(mobileCodes.conceptId, conceptId),
        eq(mobileCodes.username, username),
        isNotNull(mobileCodes.codeHash),
        gt(mobileCodes.expiresAt, new Date(now)),
        lt(mobileCodes.guesses, GUESSES_PER_CODE),
      ),
    )
  return code ?? null
}

/**
 * Counts a guess and hands out what to compare it with, in one statement that also holds the row:
 * of guesses made at once each is counted. Null: there were too many already. A number that was
 * never sent a code is counted alike, so that nobody learns which were.
 */
export async function countGuess(db: Db, { conceptId, username }: OneMobile, now: number) {
  const moment = new Date(now)
  const [code] = await db
    .insert(mobileCodes)
    .values({ conceptId, username, salt: '', sentAt: moment, expiresAt: moment, guesses: 1 })
    .onConflictDoUpdate({
      target: [mobileCodes.conceptId, mobileCodes.username],
      set: { guesses: sql`${mobileCodes.guesses} + 1` },
      setWhere: lt(mobileCodes.guesses, GUESSES_PER_CODE),
    })
    .returning({
      codeHash: mobileCodes.codeHash,
      salt: mobileCodes.salt,
      expiresAt: mobileCodes.expiresAt,
    })
  return code ?? null
}

/** Once entered, a code is worth nothing. */
export const spendCode = (db: Db, { conceptId, username }: OneMobile) =>
  db
    .update(mobileCodes)
    .set({ codeHash: null })
    .where(and(eq(mobileCodes.conceptId, conceptId), eq(mobileCodes.username, username)))

export const deleteCodesBefore = (db: Db, conceptId: number, before: number) =>
  db
    .delete(mobileCodes)
    .where(and(eq(mobileCodes.conceptId, conceptId), lt(mobileCodes.expiresAt, new Date(before))))
