import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../database/connection.ts'
import { outboxMessages } from './outbox-tables.ts'

const SHOWN = 100

export type OutboxMessage = typeof outboxMessages.$inferSelect

export const insertOutboxMessage = (db: Db, message: Omit<OutboxMessage, 'id'>) =>
  db.insert(outboxMessages).values({ ...message, id: randomUUID() })

/** The newest first; of one recipient, or of all. */
export const listMessages = (db: Db, conceptId: number, recipient?: string) =>
  db
    .select()
    .from(outboxMessages)
    .where(
      and(
        eq(outboxMessages.conceptId, conceptId),
        recipient ? eq(outboxMessages.recipient, recipient) : undefined,
      ),
    )
    .orderBy(desc(outboxMessages.sentAt), desc(outboxMessages.id))
    .limit(SHOWN)
