import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { conceptId, ownConceptOnly } from '../platform/database/tenancy.ts'

/** Provider values a browser may read, such as publishable keys. Secrets are never stored here. */
export const integrationOptions = pgTable(
  'integration_options',
  {
    conceptId: conceptId(),
    product: text('product').notNull(),
    name: text('name').notNull(),
    value: text('value').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.product, table.name] }),
    ownConceptOnly('integration_options'),
  ],
)
