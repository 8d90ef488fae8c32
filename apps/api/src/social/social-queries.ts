import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Db } from '../platform/database/connection.ts'
import type { SocialProfile } from './identity-provider.ts'
import { socialSignIns } from './social-tables.ts'

const LIFETIME_MS = 10 * 60_000

export type SocialSignIn = typeof socialSignIns.$inferSelect
type Asked = {
  conceptId: number
  provider: SocialSignIn['provider']
  /** The browser that asks. Null: it has no cookie of ours, so it has begun nothing. */
  deviceHash: string | null
  now: number
}

export async function insertSignIn(db: Db, row: typeof socialSignIns.$inferInsert) {
  const tooOld = new Date(row.createdAt.getTime() - LIFETIME_MS)
  await db
    .delete(socialSignIns)
    .where(and(eq(socialSignIns.conceptId, row.conceptId), lt(socialSignIns.createdAt, tooOld)))
  await db.insert(socialSignIns).values(row)
}

/** The way a provider's answer belongs to, in the browser that began it; the same answer finds it once. */
export async function takeReturn(db: Db, asked: Asked & { stateHash: string }) {
  const [row] = await db
    .update(socialSignIns)
    .set({ returnedAt: new Date(asked.now) })
    .where(
      and(
        open(asked),
        eq(socialSignIns.stateHash, asked.stateHash),
        isNull(socialSignIns.returnedAt),
      ),
    )
    .returning()
  return row ?? null
}

export const keepProfile = (db: Db, conceptId: number, id: string, profile: SocialProfile) =>
  db
    .update(socialSignIns)
    .set(profile)
    .where(and(eq(socialSignIns.conceptId, conceptId), eq(socialSignIns.id, id)))

/** Ends the way, for the page that holds its key in the browser that began: of two who try at once, one. */
export async function takeFinished(db: Db, asked: Asked & { id: string; keyHash: string }) {
  const [row] = await db
    .delete(socialSignIns)
    .where(
      and(
        open(asked),
        eq(socialSignIns.id, asked.id),
        eq(socialSignIns.keyHash, asked.keyHash),
        isNotNull(socialSignIns.subject),
      ),
    )
    .returning()
  return row ?? null
}

const open = ({ conceptId, provider, deviceHash, now }: Asked) =>
  and(
    eq(socialSignIns.conceptId, conceptId),
    eq(socialSignIns.provider, provider),
    eq(socialSignIns.deviceHash, deviceHash ?? ''),
    gt(socialSignIns.createdAt, new Date(now - LIFETIME_MS)),
  )
