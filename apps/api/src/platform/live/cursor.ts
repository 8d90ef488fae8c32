import { sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'

/** A position in the course of events, which follows the order in which transactions ended. */
export type Cursor = { transaction: bigint; id: bigint }

/** The present position: whatever happens later lies behind it. */
export function presentCursor(database: Database, conceptId: number): Promise<Cursor> {
  return database.forConcept(conceptId, async (db) => {
    const { rows } = await db.execute<{ transaction: string }>(
      sql`select (pg_snapshot_xmin(pg_current_snapshot())::text::bigint - 1)::text as transaction`,
    )
    // Behind every event of that transaction.
    return { transaction: BigInt(rows[0]?.transaction ?? 0), id: 2n ** 62n }
  })
}

export const isAfter = (one: Cursor, other: Cursor) =>
  one.transaction > other.transaction ||
  (one.transaction === other.transaction && one.id > other.id)

/** '1204-88', as a stream names its events. */
export const writtenCursor = ({ transaction, id }: Cursor) => `${transaction}-${id}`

export function readCursor(text: string): Cursor | null {
  const [, transaction, id] = /^(\d{1,18})-(\d{1,19})$/.exec(text) ?? []
  if (transaction === undefined || id === undefined) return null
  const cursor = { transaction: BigInt(transaction), id: BigInt(id) }
  return cursor.id <= 2n ** 63n - 1n ? cursor : null
}
