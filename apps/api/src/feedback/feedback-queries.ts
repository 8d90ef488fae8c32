import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../platform/database/connection.ts'
import { messagesToBrand, topics } from './feedback-tables.ts'

export const findTopics = (db: Db, conceptId: number, of: 'order' | 'brand') =>
  db
    .select()
    .from(topics)
    .where(and(eq(topics.conceptId, conceptId), eq(topics.of, of)))
    .orderBy(asc(topics.displayOrder), asc(topics.id))

export const insertMessage = (db: Db, message: typeof messagesToBrand.$inferInsert) =>
  db.insert(messagesToBrand).values(message)
