import { and, eq, gt } from 'drizzle-orm'
import type { OneCustomer } from '../customers/customer-queries.ts'
import type { Db } from '../platform/database/connection.ts'
import { emailLinks } from './verification-tables.ts'

/** Takes the place of any earlier link of the customer: that one is worth nothing from here on. */
export const replaceEmailLink = (db: Db, row: typeof emailLinks.$inferInsert) =>
  db
    .insert(emailLinks)
    .values(row)
    .onConflictDoUpdate({ target: [emailLinks.conceptId, emailLinks.customerId], set: row })

/** The address a customer has given last and has yet to show to read, while its link is good. */
export async function findWaitingEmail(db: Db, one: OneCustomer, now: number) {
  const [link] = await db
    .select({ email: emailLinks.email })
    .from(emailLinks)
    .where(and(of(one), gt(emailLinks.expiresAt, new Date(now))))
  return link?.email ?? null
}

/** Takes the link away and says which address it was sent to. Null: it is not this customer's, or too old. */
export async function spendEmailLink(db: Db, one: OneCustomer, tokenHash: string, now: number) {
  const [link] = await db
    .delete(emailLinks)
    .where(
      and(of(one), eq(emailLinks.tokenHash, tokenHash), gt(emailLinks.expiresAt, new Date(now))),
    )
    .returning({ email: emailLinks.email })
  return link?.email ?? null
}

export const deleteEmailLinksOf = (db: Db, one: OneCustomer) => db.delete(emailLinks).where(of(one))

const of = ({ conceptId, customerId }: OneCustomer) =>
  and(eq(emailLinks.conceptId, conceptId), eq(emailLinks.customerId, customerId))
