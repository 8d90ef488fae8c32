import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../platform/database/connection.ts'
import { messagesToBrand, orderFeedbacks, topics } from './feedback-tables.ts'

export const findTopics = (db: Db, conceptId: number, of: 'order' | 'brand') =>
  db
    .select()
    .from(topics)
    .where(and(eq(topics.conceptId, conceptId), eq(topics.of, of)))
    .orderBy(asc(topics.displayOrder), asc(topics.id))

/** False when the order has been rated already. */
export async function insertFeedback(db: Db, feedback: typeof orderFeedbacks.$inferInsert) {
  const rows = await db
    .insert(orderFeedbacks)
    .values(feedback)
    .onConflictDoNothing()
    .returning({ orderId: orderFeedbacks.orderId })
  return rows.length === 1
}

export const insertMessage = (db: Db, message: typeof messagesToBrand.$inferInsert) =>
  db.insert(messagesToBrand).values(message)
