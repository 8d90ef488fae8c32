import type { OrderEvent } from '@sufra/contract/orders/live'
import { and, eq, getTableColumns, type SQL, sql, type Table } from 'drizzle-orm'
import type { Db } from '../../platform/database/connection.ts'
import { ask } from '../../platform/database/connection.ts'
import { preparedStatement } from '../../platform/database/prepared-statement.ts'
import { booking } from '../../schedule/kitchen-queries.ts'
import { ORDER_CHANNEL } from '../order-event-queries.ts'
import type { OrderLineRow, OrderRow } from '../order-queries.ts'
import {
  orderEvents,
  orderKeys,
  orderLines,
  orderMoves,
  orderNumbers,
  orders,
} from '../order-tables.ts'

/** An order that has no number yet. */
export type NewOrder = Omit<OrderRow, 'number'>

type Writing = {
  order: NewOrder
  lines: readonly OrderLineRow[]
  /** What subscribers receive. */
  event: OrderEvent
  key: OrderKey | null
}

type Row = { is_own: boolean; number: number | null }

type Written =
  | { outcome: 'placed'; number: number }
  /** Another order has the key: nothing was written. */
  | { outcome: 'key-taken' }
  /** The kitchen has no room left: the transaction must not be committed. */
  | { outcome: 'slot-full' }

/**
 * The order with its key, its room in the kitchen, its number, lines, first move and event.
 * One statement: every way to the database and back costs about as much as all of the writing.
 */
export async function insertOrder(db: Db, { order, lines, event, key }: Writing): Promise<Written> {
  const values = {
    conceptId: order.conceptId,
    locationId: order.locationId,
    day: order.day,
    slotAt: order.slotAt,
    order: JSON.stringify(rowOf(ORDER_COLUMNS, order)),
    lines: JSON.stringify(lines.map((line) => rowOf(LINE_COLUMNS, line))),
    kind: event.kind,
    event: JSON.stringify(event),
  }
  const statement = key
    ? underKey({ ...values, ...key, orderId: order.id, placedAt: order.placedAt })
    : withoutKey(values)
  const [row] = await ask(db, statement)
  const { is_own: isOwn = false, number = null } = row ?? {}
  if (!isOwn) return { outcome: 'key-taken' }
  return number === null ? { outcome: 'slot-full' } : { outcome: 'placed', number }
}

type Values = Pick<NewOrder, 'conceptId' | 'locationId' | 'day' | 'slotAt'> &
  Record<'order' | 'lines' | 'kind' | 'event', string>
type KeyValues = Values & OrderKey & { orderId: string; placedAt: Date }

/** `own` has a row when the order may be written. */
function writing(own: SQL, given: (name: keyof Values) => SQL) {
  const [conceptId, locationId] = [given('conceptId'), given('locationId')]
  const slot = { conceptId, locationId, startsAt: given('slotAt') }
  return sql`
    with own as (${own}),
    room as (${booking(slot, sql`own`)}),
    numbered as (
      insert into ${orderNumbers} (concept_id, location_id, day, last)
      select ${conceptId}::integer, ${locationId}::integer, ${given('day')}::date, 1 from room
      on conflict (concept_id, location_id, day) do update set last = ${orderNumbers.last} + 1
      returning last
    ),
    placed as (
      insert into ${orders}
      select new_order.* from numbered, jsonb_populate_record(
        null::${orders}, ${given('order')}::jsonb || jsonb_build_object('number', numbered.last)
      ) as new_order
      returning concept_id, id, location_id, customer_id, number, status, placed_at
    ),
    lined as (
      insert into ${orderLines}
      select new_line.* from placed,
        jsonb_populate_recordset(null::${orderLines}, ${given('lines')}::jsonb) as new_line
    ),
    moved as (
      insert into ${orderMoves} (concept_id, order_id, step, status, actor, actor_id, at)
      select concept_id, id, 1, status, 'customer', customer_id, placed_at from placed
    ),
    notified as (
      insert into ${orderEvents} (concept_id, order_id, location_id, customer_id, kind, body, at)
      select concept_id, id, location_id, customer_id, ${given('kind')}::text,
        jsonb_set(${given('event')}::jsonb, '{order,number}', to_jsonb(number)), placed_at
      from placed
      returning concept_id
    )
    select exists (select from own) as is_own, (select last from numbered) as number,
      (select pg_notify(${ORDER_CHANNEL}, concept_id::text) from notified) as notification`
}

/** Has a row when the key is now this order’s; waits for another who has just sent the same. */
const takingKey = (given: (name: keyof KeyValues) => SQL) => sql`
  insert into ${orderKeys} (concept_id, customer_id, key, order_id, fingerprint, created_at)
  values (${given('conceptId')}, ${given('customerId')}, ${given('key')}, ${given('orderId')},
    ${given('fingerprint')}, ${given('placedAt')})
  on conflict do nothing
  returning 1`

const withoutKey = preparedStatement<Values, Row>('write_order_without_key', (given) =>
  writing(sql`select 1`, given),
)
const underKey = preparedStatement<KeyValues, Row>('write_order', (given) =>
  writing(takingKey(given), given),
)

const columnsOf = (table: Table) =>
  Object.entries(getTableColumns(table)).map(([field, { name }]) => ({ field, name }))
const ORDER_COLUMNS = columnsOf(orders)
const LINE_COLUMNS = columnsOf(orderLines)

/** By the names the database knows. */
const rowOf = (columns: typeof ORDER_COLUMNS, values: Record<string, unknown>) =>
  Object.fromEntries(columns.map(({ field, name }) => [name, values[field]]))

export type OrderKey = {
  conceptId: number
  customerId: string
  key: string
  fingerprint: string
}

export async function findKey(db: Db, { conceptId, customerId, key }: OrderKey) {
  const [row] = await db
    .select({ orderId: orderKeys.orderId, fingerprint: orderKeys.fingerprint })
    .from(orderKeys)
    .where(
      and(
        eq(orderKeys.conceptId, conceptId),
        eq(orderKeys.customerId, customerId),
        eq(orderKeys.key, key),
      ),
    )
  return row ?? null
}
