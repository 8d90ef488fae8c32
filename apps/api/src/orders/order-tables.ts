import type { OrderedLine } from '@sufra/domain/cart/cart-line'
import type { OrderActor, OrderStatus } from '@sufra/domain/orders/order-lifecycle'
import type { Bill } from '@sufra/domain/pricing/bill'
import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import type { PaymentMethod } from '@sufra/domain/vocabulary/payment-methods'
import type { PaymentStatus } from '@sufra/domain/vocabulary/payment-status'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { customers } from '../customers/customer-tables.ts'
import { locations } from '../locations/location-tables.ts'
import { money, withinMoney } from '../platform/database/money-column.ts'
import { conceptId, ownConceptOnly } from '../platform/database/tenancy.ts'

/** Where a delivery goes, as it was when the order was placed. */
export type OrderAddress = {
  id: string
  lat: number
  long: number
  label: string
  line1: string
  /** What the driver should know. */
  instructions: string | null
  telephone: string | null
  /** Floor, flat, building and the like, as the customer wrote them. */
  details: Record<string, string>
}

/** The car the crew looks for. */
export type OrderCar = {
  id: string
  color: string
  maker: string
  plateNumber: string | null
}

/** What somebody who has left a comment thinks of one side of an order, from 1 to 5. */
export type Rating = { topicId: number; stars: number }

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Everything as it was when the order was placed: menus, prices and addresses change, an order does not. */
export const orders = pgTable(
  'orders',
  {
    conceptId: conceptId(),
    id: uuid('id').notNull(),
    locationId: integer('location_id').notNull(),
    /** What people call it: counted by branch and day. */
    number: integer('number').notNull(),
    /** The day it counts to, by the brand's clock. */
    day: date('day', { mode: 'string' }).notNull(),
    customerId: uuid('customer_id').notNull(),
    applicationId: integer('application_id').notNull(),
    source: text('source').notNull(),
    type: text('type').$type<OrderType>().notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    statusSince: moment('status_since').notNull(),
    paymentMethod: text('payment_method').$type<PaymentMethod>().notNull(),
    paymentStatus: text('payment_status').$type<PaymentStatus>().notNull(),
    subtotalMinor: money('subtotal_minor').notNull(),
    discountMinor: money('discount_minor').notNull(),
    vatMinor: money('vat_minor').notNull(),
    totalMinor: money('total_minor').notNull(),
    bill: jsonb('bill').$type<Bill>().notNull(),
    couponId: integer('coupon_id'),
    notes: text('notes').notNull(),
    tableLabel: text('table_label'),
    address: jsonb('address').$type<OrderAddress>(),
    car: jsonb('car').$type<OrderCar>(),
    /** What the customer will hand over. */
    cashMinor: money('cash_minor'),
    placedAt: moment('placed_at').notNull(),
    /** Null: as soon as possible. */
    scheduledAt: moment('scheduled_at'),
    promisedAt: moment('promised_at').notNull(),
    /** The kitchen's slot it takes room in. */
    slotAt: moment('slot_at').notNull(),
    /** When the kitchen gets to see it. */
    releasedAt: moment('released_at').notNull(),
    /** Whether the kitchen sees it. */
    isReleased: boolean('is_released').notNull().default(true),
    /** An order that is not paid by then fails. */
    expiresAt: moment('expires_at'),
    arrivedAt: moment('arrived_at'),
    reason: text('reason'),
    driverId: uuid('driver_id'),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.id] }),
    // The concept last: while a table is new and unmeasured, the planner takes an index that begins with it for as
    // good as the primary key, and every line then looks through all orders of the brand for its own.
    uniqueIndex('orders_by_number').on(table.locationId, table.day, table.number, table.conceptId),
    index('orders_by_customer').on(table.customerId, table.placedAt),
    index('orders_on_board')
      .on(table.conceptId, table.locationId, table.releasedAt)
      .where(sql`status in ('posted', 'accepted', 'in-kitchen', 'ready')`),
    index('orders_to_release')
      .on(table.conceptId, table.releasedAt)
      .where(sql`not is_released and status = 'posted'`),
    index('orders_to_expire')
      .on(table.conceptId, table.expiresAt)
      .where(sql`status = 'waiting-for-payment'`),
    foreignKey({
      columns: [table.conceptId, table.locationId],
      foreignColumns: [locations.conceptId, locations.id],
    }),
    foreignKey({
      columns: [table.conceptId, table.customerId],
      foreignColumns: [customers.conceptId, customers.id],
    }),
    check(
      'orders_money',
      withinMoney(
        table.subtotalMinor,
        table.discountMinor,
        table.vatMinor,
        table.totalMinor,
        table.cashMinor,
      ),
    ),
    ownConceptOnly('orders'),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    conceptId: conceptId(),
    orderId: uuid('order_id').notNull(),
    position: integer('position').notNull(),
    itemId: integer('item_id').notNull(),
    quantity: integer('quantity').notNull(),
    /** Of one piece with everything chosen. */
    pieceMinor: money('piece_minor').notNull(),
    line: jsonb('line').$type<OrderedLine>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.orderId, table.position] }),
    ofOrder('order_lines', table),
    check('order_lines_money', withinMoney(table.pieceMinor)),
    ownConceptOnly('order_lines'),
  ],
)

/** Who moved an order where, and when. Nothing here is ever changed. */
export const orderMoves = pgTable(
  'order_moves',
  {
    conceptId: conceptId(),
    orderId: uuid('order_id').notNull(),
    step: integer('step').notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    actor: text('actor').$type<OrderActor>().notNull(),
    /** The customer or member of staff; null for the system. */
    actorId: uuid('actor_id'),
    reason: text('reason'),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.orderId, table.step] }),
    ofOrder('order_moves', table),
    ownConceptOnly('order_moves'),
  ],
)

/** The keys customers send with an order, so that the same order is never placed twice. */
export const orderKeys = pgTable(
  'order_keys',
  {
    conceptId: conceptId(),
    customerId: uuid('customer_id').notNull(),
    key: text('key').notNull(),
    orderId: uuid('order_id').notNull(),
    /** Of what was sent with it: another order under the same key is refused. */
    fingerprint: text('fingerprint').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.customerId, table.key] }),
    ownConceptOnly('order_keys'),
  ],
)

/** How many orders a branch has numbered on a day. */
export const orderNumbers = pgTable(
  'order_numbers',
  {
    conceptId: conceptId(),
    locationId: integer('location_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    last: integer('last').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.locationId, table.day] }),
    ownConceptOnly('order_numbers'),
  ],
)

/**
 * What happened, for subscribers. Read in the order of transactions that are over: an event is
 * shown only once no older transaction can add one before it.
 */
export const orderEvents = pgTable(
  'order_events',
  {
    conceptId: conceptId(),
    id: bigserial('id', { mode: 'bigint' }).notNull(),
    transaction: bigint('transaction', { mode: 'bigint' })
      .notNull()
      .default(sql`pg_current_xact_id()::text::bigint`),
    orderId: uuid('order_id').notNull(),
    locationId: integer('location_id').notNull(),
    customerId: uuid('customer_id').notNull(),
    kind: text('kind').notNull(),
    body: jsonb('body').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.transaction, table.id] }),
    ofOrder('order_events', table),
    ownConceptOnly('order_events'),
  ],
)

function ofOrder(name: string, table: { conceptId: AnyPgColumn; orderId: AnyPgColumn }) {
  return foreignKey({
    name: `${name}_of_order`,
    columns: [table.conceptId, table.orderId],
    foreignColumns: [orders.conceptId, orders.id],
  }).onDelete('cascade')
}

/** What a customer thinks of an order. One each. */
export const orderFeedbacks = pgTable(
  'order_feedbacks',
  {
    conceptId: conceptId(),
    orderId: uuid('order_id').notNull(),
    customerId: uuid('customer_id').notNull(),
    ratings: jsonb('ratings').$type<Rating[]>().notNull(),
    comment: text('comment').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.orderId] }),
    foreignKey({
      columns: [table.conceptId, table.orderId],
      foreignColumns: [orders.conceptId, orders.id],
    }).onDelete('cascade'),
    ownConceptOnly('order_feedbacks'),
  ],
)
