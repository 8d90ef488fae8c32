import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { conceptId, ownConceptOnly } from '../database/tenancy.ts'

/** How often somebody has done what may be done only so often, such as guessing a code. */
export const allowances = pgTable(
  'allowances',
  {
    conceptId: conceptId(),
    /** A digest of what is done, and by or to whom, as in 'guess:966501234567': nobody's number is kept here. */
    key: text('key').notNull(),
    /** The moments, as far back as they count. */
    taken: timestamp('taken', { withTimezone: true }).array().notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.key] }),
    index('allowances_by_age').on(table.conceptId, table.lastAt),
    ownConceptOnly('allowances'),
  ],
)
