import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../database/connection.ts'
import { hashOf } from '../security/token.ts'
import { allowances } from './allowance-tables.ts'

/** At most so many within so many milliseconds, counted back from now at every moment. */
export type Limit = { max: number; withinMs: number }
type OneAllowance = { conceptId: number; key: string; limits: readonly Limit[]; now: number }

/**
 * Counts one more, unless that would be too many: one statement, so that of any number of callers
 * at once no more than the limit get through. False: refused, and nothing is counted.
 */
export async function takeOne(db: Db, { conceptId, key, limits, now }: OneAllowance) {
  const moment = momentOf(now)
  const longest = Math.max(...limits.map(({ withinMs }) => withinMs))
  const { rows } = await db.execute(sql`
    insert into ${allowances} as held (concept_id, key, taken, last_at)
    values (${conceptId}, ${hashOf(key)}, array[${moment}], ${moment})
    on conflict (concept_id, key) do update
      set taken = array(${since(now - longest)}) || ${moment}, last_at = ${moment}
      where ${sql.join(
        limits.map(
          ({ max, withinMs }) =>
            sql`(select count(*) from (${since(now - withinMs)}) recent) < ${max}`,
        ),
        sql` and `,
      )}
    returning key`)
  return rows.length > 0
}

/** The moments that still count, the oldest first. */
export async function momentsTaken(db: Db, conceptId: number, key: string): Promise<number[]> {
  const [row] = await db
    .select({ taken: allowances.taken })
    .from(allowances)
    .where(and(eq(allowances.conceptId, conceptId), eq(allowances.key, hashOf(key))))
  return (row?.taken ?? []).map((moment) => moment.getTime()).sort((a, b) => a - b)
}

/** Takes back what was counted at a moment, because nothing came of it. */
export const giveBack = (db: Db, conceptId: number, key: string, now: number) =>
  db
    .update(allowances)
    .set({ taken: sql`array_remove(${allowances.taken}, ${momentOf(now)})` })
    .where(and(eq(allowances.conceptId, conceptId), eq(allowances.key, hashOf(key))))

export const forgetAllowance = (db: Db, conceptId: number, key: string) =>
  db
    .delete(allowances)
    .where(and(eq(allowances.conceptId, conceptId), eq(allowances.key, hashOf(key))))

/** What was last touched so long ago that no limit reaches back to it. */
export const deleteAllowancesBefore = (db: Db, conceptId: number, before: number) =>
  db
    .delete(allowances)
    .where(and(eq(allowances.conceptId, conceptId), lt(allowances.lastAt, new Date(before))))

const since = (then: number): SQL =>
  sql`select moment from unnest(held.taken) moment where moment > ${momentOf(then)}`

const momentOf = (ms: number): SQL => sql`${new Date(ms).toISOString()}::timestamptz`
