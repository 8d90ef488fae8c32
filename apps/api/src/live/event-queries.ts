import type { OrderEvent } from '@sufra/contract/orders/live'
import { sql } from 'drizzle-orm'
import { orderEvents } from '../orders/order-tables.ts'
import type { Database } from '../platform/database/connection.ts'

/** A place in the course of events, which follows the order in which transactions were over. */
export type Cursor = { transaction: bigint; id: bigint }

export type LiveEvent = {
  cursor: Cursor
  locationId: number
  customerId: string
  body: OrderEvent
}

/** What is read at a time. */
const MOST_EVENTS = 500

/**
 * The events after a cursor, as far as no transaction that is still open could add one before them.
 * `isMore` says whether there are others, or some that cannot be shown yet.
 */
export function readEvents(database: Database, conceptId: number, after: Cursor) {
  return database.forConcept(conceptId, async (db) => {
    const { rows } = await db.execute<{
      transaction: string
      id: string
      location_id: number
      customer_id: string
      body: OrderEvent
      is_settled: boolean
    }>(sql`-- Ordered by the columns themselves: the bare names would mean the texts that are selected.
      select transaction::text, id::text, location_id, customer_id, body,
        transaction < pg_snapshot_xmin(pg_current_snapshot())::text::bigint as is_settled
      from ${orderEvents}
      where concept_id = ${conceptId} and (transaction, id) > (${after.transaction}, ${after.id})
      order by ${orderEvents.transaction}, ${orderEvents.id}
      limit ${MOST_EVENTS}`)
    const settled = rows.filter((row) => row.is_settled)
    return {
      events: settled.map(
        (row): LiveEvent => ({
          cursor: { transaction: BigInt(row.transaction), id: BigInt(row.id) },
          locationId: row.location_id,
          customerId: row.customer_id,
          body: row.body,
        }),
      ),
      isMore: settled.length < rows.length || rows.length === MOST_EVENTS,
    }
  })
}

/** Where the course of events stands now: whatever comes later lies behind it. */
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
