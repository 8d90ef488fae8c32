import { and, eq, inArray } from 'drizzle-orm'
import { personalTable, told, untold } from '../database/personal-table.ts'
import { outboxMessages } from './outbox-tables.ts'

/** The texts hold codes and links to sign in by. */
export const OUTBOX_DATA = [
  personalTable(outboxMessages, {
    whose: ({ conceptId, usernames, emails }) =>
      and(
        eq(outboxMessages.conceptId, conceptId),
        inArray(outboxMessages.recipient, [...usernames, ...emails]),
      ),
    rows: 'deleted',
    columns: {
      conceptId: untold,
      id: told,
      kind: told,
      recipient: told,
      subject: told,
      body: untold,
      sentAt: told,
    },
  }),
]
