import { foreignKey, integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { items } from '../catalogue/item-tables.ts'
import { ofCustomer } from '../customers/customer-tables.ts'
import { conceptId, ownConceptOnly } from '../platform/database/tenancy.ts'

export const favourites = pgTable(
  'favourites',
  {
    conceptId: conceptId(),
    customerId: uuid('customer_id').notNull(),
    itemId: integer('item_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.customerId, table.itemId] }),
    ofCustomer('favourites', table),
    foreignKey({
      columns: [table.conceptId, table.itemId],
      foreignColumns: [items.conceptId, items.id],
    }).onDelete('cascade'),
    ownConceptOnly('favourites'),
  ],
)
