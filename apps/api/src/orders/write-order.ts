import type { OrderEvent } from '@sufra/contract/live'
import { getTableColumns, sql, type Table } from 'drizzle-orm'
import { type Db, executePrepared } from '../database/connection.ts'
import { booking } from '../schedule/kitchen-queries.ts'
import { ORDER_CHANNEL, type OrderRow } from './order-events.ts'
import type { OrderLineRow } from './order-reads.ts'
import {
  orderEvents,
  orderKeys,
  orderLines,
  orderMoves,
  orderNumbers,
  orders,
} from './order-tables.ts'
import type { OrderKey } from './order-writes.ts'

/** An order that has no number yet. */
export type NewOrder = Omit<OrderRow, 'number'>

type Writing = {
  order: NewOrder
  lines: readonly OrderLineRow[]
  /** What those who follow are told. */
  event: OrderEvent
  key: OrderKey | null
}

type Row = { is_own: boolean; number: number | null }

type Written =
  | { outcome: 'placed'; number: number }
  /** Another order has the key: nothing was written. */
  | { outcome: 'key-taken' }
  /** The kitchen has no place left: the transaction must not be committed. */
  | { outcome: 'slot-full' }

/**
 * The order with its key, its place in the kitchen, its number, lines, first move and the news of it.
 * One statement: every way to the database and back costs about as much as all of the writing.
 */
export async function writeOrder(db: Db, { order, lines, event, key }: Writing): Promise<Written> {
  const { conceptId, locationId, day, slotAt } = order
  const slot = { conceptId, locationId, startsAt: slotAt.getTime() }
  const orderRow = JSON.stringify(rowOf(ORDER_COLUMNS, order))
  const lineRows = JSON.stringify(lines.map((line) => rowOf(LINE_COLUMNS, line)))
  const statement = sql`
    with own as (${key ? takingKey(key, order) : sql`select 1`}),
    place as (${booking(slot, sql`own`)}),
    numbered as (
      insert into ${orderNumbers} (concept_id, location_id, day, last)
      select ${conceptId}::integer, ${locationId}::integer, ${day}::date, 1 from place
      on conflict (concept_id, location_id, day) do update set last = ${orderNumbers.last} + 1
      returning last
    ),
    placed as (
      insert into ${orders}
      select new_order.* from numbered, jsonb_populate_record(
        null::${orders}, ${orderRow}::jsonb || jsonb_build_object('number', numbered.last)
      ) as new_order
      returning concept_id, id, location_id, customer_id, number, status, placed_at
    ),
    lined as (
      insert into ${orderLines}
      select new_line.* from placed,
        jsonb_populate_recordset(null::${orderLines}, ${lineRows}::jsonb) as new_line
    ),
    moved as (
      insert into ${orderMoves} (concept_id, order_id, step, status, actor, actor_id, at)
      select concept_id, id, 1, status, 'customer', customer_id, placed_at from placed
    ),
    told as (
      insert into ${orderEvents} (concept_id, order_id, location_id, customer_id, kind, body, at)
      select concept_id, id, location_id, customer_id, ${event.kind},
        jsonb_set(${JSON.stringify(event)}::jsonb, '{order,number}', to_jsonb(number)), placed_at
      from placed
      returning concept_id
    )
    select exists (select from own) as is_own, (select last from numbered) as number,
      (select pg_notify(${ORDER_CHANNEL}, concept_id::text) from told) as news`
  const name = key ? 'write_order' : 'write_order_without_key'
  const [row] = await executePrepared<Row>(db, name, statement)
  const { is_own: isOwn = false, number = null } = row ?? {}
  if (!isOwn) return { outcome: 'key-taken' }
  return number === null ? { outcome: 'slot-full' } : { outcome: 'placed', number }
}

/** Has a row when the key is now this order’s; waits for another who has just sent the same. */
const takingKey = ({ conceptId, customerId, key, fingerprint }: OrderKey, order: NewOrder) => sql`
  insert into ${orderKeys} (concept_id, customer_id, key, order_id, fingerprint, created_at)
  values (${conceptId}, ${customerId}, ${key}, ${order.id}, ${fingerprint}, ${order.placedAt})
  on conflict do nothing
  returning 1`

const columnsOf = (table: Table) =>
  Object.entries(getTableColumns(table)).map(([field, { name }]) => ({ field, name }))
const ORDER_COLUMNS = columnsOf(orders)
const LINE_COLUMNS = columnsOf(orderLines)

/** By the names the database knows. */
const rowOf = (columns: typeof ORDER_COLUMNS, values: Record<string, unknown>) =>
  Object.fromEntries(columns.map(({ field, name }) => [name, values[field]]))
