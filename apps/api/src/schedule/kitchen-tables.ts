import { sql } from 'drizzle-orm'
import { check, foreignKey, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'
import { locations } from '../locations/location-tables.ts'
import { conceptId, ownConceptOnly } from '../platform/database/tenancy.ts'

/** How fast a branch's kitchen is. A branch without a row has the usual speed and no limit. */
export const kitchens = pgTable(
  'kitchens',
  {
    conceptId: conceptId(),
    locationId: integer('location_id').notNull(),
    preparationMinutes: integer('preparation_minutes').notNull(),
    /** On the road, for deliveries. */
    deliveryMinutes: integer('delivery_minutes').notNull(),
    /** How far apart the times are that customers can choose. */
    slotMinutes: integer('slot_minutes').notNull(),
    /** Null: as many as come. */
    ordersPerSlot: integer('orders_per_slot'),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.locationId] }),
    foreignKey({
      columns: [table.conceptId, table.locationId],
      foreignColumns: [locations.conceptId, locations.id],
    }).onDelete('cascade'),
    check('kitchens_slots', sql`${table.slotMinutes} between 5 and 120`),
    ownConceptOnly('kitchens'),
  ],
)

/** How many orders a kitchen has taken on for a slot. */
export const kitchenSlots = pgTable(
  'kitchen_slots',
  {
    conceptId: conceptId(),
    locationId: integer('location_id').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    orders: integer('orders').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.locationId, table.startsAt] }),
    foreignKey({
      columns: [table.conceptId, table.locationId],
      foreignColumns: [locations.conceptId, locations.id],
    }).onDelete('cascade'),
    check('kitchen_slots_not_negative', sql`${table.orders} >= 0`),
    ownConceptOnly('kitchen_slots'),
  ],
)
