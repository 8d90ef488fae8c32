import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { money, withinMoney } from '../platform/database/money-column.ts'
import { conceptId, ownConceptOnly } from '../platform/database/tenancy.ts'
import { words } from '../platform/database/words-column.ts'

/** A branch. */
export const locations = pgTable(
  'locations',
  {
    conceptId: conceptId(),
    id: integer('id').notNull(),
    name: words('name'),
    line1: words('line1'),
    city: words('city'),
    lat: doublePrecision('lat').notNull(),
    long: doublePrecision('long').notNull(),
    telephone: text('telephone').notNull(),
    curbside: boolean('curbside').notNull(),
    orderTypes: text('order_types').array().$type<OrderType[]>().notNull(),
    /** Paused by the branch: visible, but takes no orders. */
    isPaused: boolean('is_paused').notNull().default(false),
    displayOrder: integer('display_order').notNull(),
  },
  (table) => [primaryKey({ columns: [table.conceptId, table.id] }), ownConceptOnly('locations')],
)

/** Minutes of the day; a closing after midnight is above 1440. */
export const locationHours = pgTable(
  'location_hours',
  {
    conceptId: conceptId(),
    locationId: integer('location_id').notNull(),
    weekday: integer('weekday').notNull(),
    opens: integer('opens').notNull(),
    closes: integer('closes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.locationId, table.weekday, table.opens] }),
    ofLocation('location_hours', table),
    ownConceptOnly('location_hours'),
  ],
)

/** A date with hours of its own; without hours the branch is closed that day. */
export const locationHolidays = pgTable(
  'location_holidays',
  {
    conceptId: conceptId(),
    locationId: integer('location_id').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    name: words('name'),
    opens: integer('opens'),
    closes: integer('closes'),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.locationId, table.date] }),
    ofLocation('location_holidays', table),
    ownConceptOnly('location_holidays'),
  ],
)

export const deliveryAreas = pgTable(
  'delivery_areas',
  {
    conceptId: conceptId(),
    id: integer('id').notNull(),
    locationId: integer('location_id').notNull(),
    name: words('name'),
    /** A closed ring of [longitude, latitude]. */
    polygon: jsonb('polygon').$type<[number, number][]>().notNull(),
    minimumMinor: money('minimum_minor').notNull(),
    chargeMinor: money('charge_minor').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.id] }),
    ofLocation('delivery_areas', table),
    check('delivery_areas_money', withinMoney(table.minimumMinor, table.chargeMinor)),
    ownConceptOnly('delivery_areas'),
  ],
)

const ofLocation = (name: string, table: { conceptId: AnyPgColumn; locationId: AnyPgColumn }) =>
  foreignKey({
    name: `${name}_of_location`,
    columns: [table.conceptId, table.locationId],
    foreignColumns: [locations.conceptId, locations.id],
  }).onDelete('cascade')
