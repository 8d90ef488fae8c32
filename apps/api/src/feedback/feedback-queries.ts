import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { OneCustomer } from '../customers/customer-queries.ts'
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

/** The files that came with a customer's messages. */
export async function findAttachmentsOf(db: Db, { conceptId, customerId }: OneCustomer) {
  const rows = await db
    .select({ attachment: messagesToBrand.attachment })
    .from(messagesToBrand)
    .where(
      and(
        eq(messagesToBrand.conceptId, conceptId),
        eq(messagesToBrand.customerId, customerId),
        isNotNull(messagesToBrand.attachment),
      ),
    )
  return rows.flatMap(({ attachment }) => attachment ?? [])
}
