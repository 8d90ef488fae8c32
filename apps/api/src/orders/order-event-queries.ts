import type { OrderEvent } from '@sufra/contract/orders/live'
import { sequenceOf } from '@sufra/domain/orders/order-lifecycle'
import type { Words } from '@sufra/domain/text/locales'
import { sql } from 'drizzle-orm'
import type { Database, Db } from '../platform/database/connection.ts'
import type { Cursor } from '../platform/live/cursor.ts'
import type { OrderRow } from './order-queries.ts'
import { orderEvents } from './order-tables.ts'

/** Notified to every process when an order's transaction is over. */
export const ORDER_CHANNEL = 'order_events'

/** Writes down what happened, in the transaction in which it happens. */
export async function recordEvent(
  db: Db,
  kind: OrderEvent['kind'],
  order: OrderRow,
  given: { locationName: Words; at: Date },
) {
  const { conceptId, id: orderId, locationId, customerId } = order
  const body = eventBody(kind, order, given)
  await db
    .insert(orderEvents)
    .values({ conceptId, orderId, locationId, customerId, kind, body, at: given.at })
  await db.execute(sql`select pg_notify(${ORDER_CHANNEL}, ${String(conceptId)})`)
}

export const eventBody = (
  kind: OrderEvent['kind'],
  order: OrderRow,
  { locationName, at }: { locationName: Words; at: Date },
): OrderEvent => ({
  kind,
  at: at.toISOString(),
  customer: { id: order.customerId },
  order: {
    id: order.id,
    number: order.number,
    type: order.type,
    'current-status': { code: order.status, sequence: sequenceOf(order.status) },
    'payment-method': order.paymentMethod,
    'location-id': order.locationId,
    'location-name': locationName,
  },
})

export type PublishedOrderEvent = {
  cursor: Cursor
  locationId: number
  customerId: string
  body: OrderEvent
}

/** Read at a time. */
const MAX_EVENTS = 500
/** So many events of a brand are looked through for what somebody has missed; none older than this is told again. */
const MAX_PAST_EVENTS = 1_000
const OLDEST_EVENT_MS = 24 * 60 * 60_000

/** Whose events somebody may hear of: a customer's own, or those of branches; of all branches where it is null. */
export type OrderReader = { customerId: string } | { locations: readonly number[] | null }

/**
 * The events after a cursor, as far as no transaction that is still open could add one before them.
 * `isMore` says whether there are others, or some that cannot be shown yet.
 */
export function readEvents(database: Database, conceptId: number, after: Cursor) {
  return database.forConcept(conceptId, async (db) => {
    const { rows } = await db.execute<
      EventRow & { is_settled: boolean }
    >(sql`-- Ordered by the columns themselves: the bare names would mean the texts that are selected.
      select transaction::text, id::text, location_id, customer_id, body,
        transaction < pg_snapshot_xmin(pg_current_snapshot())::text::bigint as is_settled
      from ${orderEvents}
      where concept_id = ${conceptId} and (transaction, id) > (${after.transaction}, ${after.id})
      order by ${orderEvents.transaction}, ${orderEvents.id}
      limit ${MAX_EVENTS}`)
    const settled = rows.filter((row) => row.is_settled)
    return {
      events: settled.map(publishedEvent),
      isMore: settled.length < rows.length || rows.length === MAX_EVENTS,
    }
  })
}

type EventRow = {
  transaction: string
  id: string
  location_id: number
  customer_id: string
  body: OrderEvent
}

const publishedEvent = (row: EventRow): PublishedOrderEvent => ({
  cursor: { transaction: BigInt(row.transaction), id: BigInt(row.id) },
  locationId: row.location_id,
  customerId: row.customer_id,
  body: row.body,
})

/** What a reader has missed since a cursor; null when it lies too far back to be told event by event. */
export function readPastEvents(
  database: Database,
  conceptId: number,
  { after, reader, now }: { after: Cursor; reader: OrderReader; now: number },
): Promise<PublishedOrderEvent[] | null> {
  return database.forConcept(conceptId, async (db) => {
    const past = sql`select transaction, id, location_id, customer_id, body, at
      from ${orderEvents}
      where concept_id = ${conceptId} and (transaction, id) > (${after.transaction}, ${after.id})
        and transaction < pg_snapshot_xmin(pg_current_snapshot())::text::bigint
      order by transaction, id limit ${MAX_PAST_EVENTS + 1}`
    const { rows: sizes } = await db.execute<{ count: string; oldest: string | null }>(
      sql`select count(*), extract(epoch from min(at)) * 1000 as oldest from (${past}) past`,
    )
    const [size] = sizes
    const isTooOld = Number(size?.oldest ?? now) < now - OLDEST_EVENT_MS
    if (isTooOld || Number(size?.count ?? 0) > MAX_PAST_EVENTS) return null
    const { rows } = await db.execute<EventRow>(
      sql`select transaction::text, id::text, location_id, customer_id, body from (${past}) past
        where ${isFor(reader)} order by past.transaction, past.id`,
    )
    return rows.map(publishedEvent)
  })
}

function isFor(reader: OrderReader) {
  if ('customerId' in reader) return sql`customer_id = ${reader.customerId}`
  if (reader.locations === null) return sql`true`
  return sql`location_id = any(${sql.param([...reader.locations])}::integer[])`
}
