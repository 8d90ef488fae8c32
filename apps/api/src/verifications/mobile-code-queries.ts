import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/connection.ts'
import { mobileCodes } from './verification-tables.ts'

/** After this many wrong guesses a code is worth nothing. */
export const GUESSES_PER_CODE = 5

type OneMobile = { conceptId: number; username: string }
/** Who asked for a code. The network only of a client that keeps no cookie. */
export type CodeHolder = { verificationId: string; deviceHash: string; network: string | null }
type NewCode = OneMobile &
  CodeHolder & { codeHash: string; salt: string; sentAt: Date; expiresAt: Date }

/** Takes the place of any earlier code: that one is worth nothing from here on. */
export const replaceCode = (db: Db, code: NewCode) =>
  db
    .insert(mobileCodes)
    .values({ ...code, ...UNTRIED })
    .onConflictDoUpdate({
      target: [mobileCodes.conceptId, mobileCodes.username],
      set: { ...code, ...UNTRIED },
    })

const UNTRIED = { guesses: 0, holderGuessed: false }

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
 * What to compare a guess with. Holds the row until the transaction ends: guesses made at once are
 * looked at one after the other. A number that was never sent a code has a row alike, so that
 * nobody learns which were.
 */
export async function lockCode(db: Db, { conceptId, username }: OneMobile, now: number) {
  const moment = new Date(now)
  const [code] = await db
    .insert(mobileCodes)
    .values({ conceptId, username, salt: '', sentAt: moment, expiresAt: moment, guesses: 0 })
    .onConflictDoUpdate({
      target: [mobileCodes.conceptId, mobileCodes.username],
      set: { username },
    })
    .returning()
  if (!code) throw new Error('A row was neither written nor found')
  return code
}

export const countGuess = (db: Db, { conceptId, username }: OneMobile, byHolder: boolean) =>
  db
    .update(mobileCodes)
    .set({
      guesses: sql`least(${mobileCodes.guesses} + 1, ${GUESSES_PER_CODE})`,
      ...(byHolder && { holderGuessed: true }),
    })
    .where(and(eq(mobileCodes.conceptId, conceptId), eq(mobileCodes.username, username)))

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
