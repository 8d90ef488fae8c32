import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { conceptId, ownConceptOnly } from '../database/tenancy.ts'

/** A browser somebody has signed in with before: what strangers try does not count against it. */
export const knownDevices = pgTable(
  'known_devices',
  {
    conceptId: conceptId(),
    /** Whose: 'customer:' or 'staff:' and the id. */
    account: text('account').notNull(),
    /** Of what the browser keeps in its cookie. */
    deviceHash: text('device_hash').notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.account, table.deviceHash] }),
    index('known_devices_by_age').on(table.conceptId, table.lastUsedAt),
    ownConceptOnly('known_devices'),
  ],
)
