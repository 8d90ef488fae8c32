import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { customers } from '../customers/customer-tables.ts'
import { conceptId, ownConceptOnly } from '../platform/database/tenancy.ts'
import { words } from '../platform/database/words-column.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What can be rated of an order, or written about to the brand. */
export const topics = pgTable(
  'topics',
  {
    conceptId: conceptId(),
    id: integer('id').notNull(),
    name: words('name'),
    of: text('of').$type<'order' | 'brand'>().notNull(),
    displayOrder: integer('display_order').notNull(),
  },
  (table) => [primaryKey({ columns: [table.conceptId, table.id] }), ownConceptOnly('topics')],
)

/** A message to the brand. */
export const messagesToBrand = pgTable(
  'messages_to_brand',
  {
    conceptId: conceptId(),
    id: uuid('id').notNull(),
    customerId: uuid('customer_id'),
    topicId: integer('topic_id'),
    name: text('name'),
    contact: text('contact'),
    message: text('message').notNull(),
    /** A file below the data directory, by its own random name. */
    attachment: text('attachment'),
    attachmentType: text('attachment_type'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.id] }),
    index('messages_to_brand_by_age').on(table.conceptId, table.createdAt),
    foreignKey({
      columns: [table.conceptId, table.customerId],
      foreignColumns: [customers.conceptId, customers.id],
    }),
    check('messages_to_brand_not_empty', sql`${table.message} <> ''`),
    ownConceptOnly('messages_to_brand'),
  ],
)
