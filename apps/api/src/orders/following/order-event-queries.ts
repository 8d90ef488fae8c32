import type { OrderEvent } from '@sufra/contract/orders/live'
import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/connection.ts'
import type { Cursor } from '../../platform/live/cursor.ts'
import { orderEvents } from '../order-tables.ts'

export type PublishedOrderEvent = {
  cursor: Cursor
  locationId: number
  customerId: string
  body: OrderEvent
}

/** Read at a time. */
const MAX_EVENTS = 500

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
      limit ${MAX_EVENTS}`)
    const settled = rows.filter((row) => row.is_settled)
    return {
      events: settled.map(
        (row): PublishedOrderEvent => ({
          cursor: { transaction: BigInt(row.transaction), id: BigInt(row.id) },
          locationId: row.location_id,
          customerId: row.customer_id,
          body: row.body,
        }),
      ),
      isMore: settled.length < rows.length || rows.length === MAX_EVENTS,
    }
  })
}
