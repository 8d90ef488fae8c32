import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { conceptId, ownConceptOnly } from '../database/tenancy.ts'

/** What the demo would have sent. Where messages are really sent, nothing is written here. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    conceptId: conceptId(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<'sms' | 'mail'>().notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject'),
    body: text('body').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.id] }),
    index('outbox_messages_by_age').on(table.conceptId, table.sentAt),
    ownConceptOnly('outbox_messages'),
  ],
)
