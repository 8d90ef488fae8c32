import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ofCustomer } from '../customers/customer-tables.ts'
import { conceptId, ownConceptOnly } from '../platform/database/tenancy.ts'
import { carColors, carMakers } from '../reference/reference-tables.ts'

/** What the crew looks for at the curb. */
export const cars = pgTable(
  'cars',
  {
    conceptId: conceptId(),
    id: uuid('id').notNull(),
    customerId: uuid('customer_id').notNull(),
    colorId: integer('color_id')
      .notNull()
      .references(() => carColors.id),
    makerId: integer('maker_id')
      .notNull()
      .references(() => carMakers.id),
    plateNumber: text('plate_number'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.id] }),
    index('cars_by_customer').on(table.conceptId, table.customerId),
    ofCustomer('cars', table),
    ownConceptOnly('cars'),
  ],
)
