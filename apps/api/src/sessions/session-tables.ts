import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ofCustomer } from '../customers/customer-tables.ts'
import { conceptId, ownConceptOnly } from '../platform/database/tenancy.ts'
import type { SignedInBy } from '../platform/http/tenant/access.ts'

/** A sign-in that lasts. The token itself is kept by its holder alone; deleting the row ends it at once. */
export const sessions = pgTable(
  'sessions',
  {
    conceptId: conceptId(),
    tokenHash: text('token_hash').notNull(),
    customerId: uuid('customer_id').notNull(),
    signedInBy: text('signed_in_by').$type<SignedInBy>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.tokenHash] }),
    index('sessions_by_customer').on(table.conceptId, table.customerId),
    ofCustomer('sessions', table),
    ownConceptOnly('sessions'),
  ],
)

/** A mailed link to a new password; good once, and not for long. */
export const passwordResets = pgTable(
  'password_resets',
  {
    conceptId: conceptId(),
    tokenHash: text('token_hash').notNull(),
    customerId: uuid('customer_id').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.tokenHash] }),
    index('password_resets_by_customer').on(table.conceptId, table.customerId),
    ofCustomer('password_resets', table),
    ownConceptOnly('password_resets'),
  ],
)
