import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/connection.ts'
import type { OneCustomer } from './customer-queries.ts'
import { customerIdentities } from './customer-tables.ts'

export type Identity = { conceptId: number; issuer: string; subject: string }

export async function findCustomerIdBy(db: Db, { conceptId, issuer, subject }: Identity) {
  const [row] = await db
    .select({ customerId: customerIdentities.customerId })
    .from(customerIdentities)
    .where(
      and(
        eq(customerIdentities.conceptId, conceptId),
        eq(customerIdentities.issuer, issuer),
        eq(customerIdentities.subject, subject),
      ),
    )
  return row?.customerId ?? null
}

/** Of two who are welcomed as the same at once, the second finds the first. */
export const lockIdentity = (db: Db, { conceptId, issuer, subject }: Identity) => {
  const name = `identity:${conceptId}:${issuer}:${subject}`
  return db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

export const insertIdentity = (db: Db, row: typeof customerIdentities.$inferInsert) =>
  db.insert(customerIdentities).values(row)

/** Whoever was known as one customer is known as the other from here on. */
export const moveIdentities = (db: Db, from: OneCustomer, to: OneCustomer) =>
  db.update(customerIdentities).set({ customerId: to.customerId }).where(ofOne(from))

const ofOne = ({ conceptId, customerId }: OneCustomer) =>
  and(eq(customerIdentities.conceptId, conceptId), eq(customerIdentities.customerId, customerId))
