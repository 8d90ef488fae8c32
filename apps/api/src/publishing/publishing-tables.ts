import { bigint, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { conceptId, ownConceptOnly } from '../platform/database/tenancy.ts'

/** An immutable document as it was published; its version is the hash of its bytes. */
export const publishedDocuments = pgTable(
  'published_documents',
  {
    conceptId: conceptId(),
    /** 'menus/1', 'menus/1/pickup', 'content/{application key}' */
    name: text('name').notNull(),
    version: text('version').notNull(),
    body: text('body').notNull(),
    /** The concept's version it was last published with. What has the highest of its concept is current. */
    conceptVersion: bigint('concept_version', { mode: 'number' }).notNull(),
    /** When it was last known to be current. */
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.name, table.version] }),
    index('published_documents_current').on(table.conceptId, table.conceptVersion, table.name),
    ownConceptOnly('published_documents'),
  ],
)
