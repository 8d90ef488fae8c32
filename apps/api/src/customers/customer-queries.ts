import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/connection.ts'
import { customerIdentities, customers } from './customer-tables.ts'

export type CustomerRow = typeof customers.$inferSelect
/** A customer with whom they are elsewhere. */
export type Customer = CustomerRow & { providers: string[] }
export type OneCustomer = { conceptId: number; customerId: string }

/** The name devices know a customer's account by. */
export const customerAccount = (customerId: string) => `customer:${customerId}`

export async function findCustomer(db: Db, one: OneCustomer): Promise<Customer | null> {
  const [row] = await db.select().from(customers).where(is(one))
  return row ? { ...row, providers: await providersOf(db, one) } : null
}

/** Holds the row until the transaction ends. */
export async function lockCustomer(db: Db, one: OneCustomer): Promise<CustomerRow | null> {
  const [row] = await db.select().from(customers).where(is(one)).for('update')
  return row ?? null
}

export async function lockByUsername(db: Db, conceptId: number, username: string) {
  const [row] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.conceptId, conceptId), eq(customers.username, username)))
    .for('update')
  return row ?? null
}

export async function findIdByUsername(db: Db, conceptId: number, username: string) {
  const [row] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.conceptId, conceptId), eq(customers.username, username)))
  return row?.id ?? null
}

export async function findByEmail(db: Db, conceptId: number, email: string) {
  const [row] = await db
    .select({
      id: customers.id,
      passwordHash: customers.passwordHash,
      emailVerifiedAt: customers.emailVerifiedAt,
    })
    .from(customers)
    .where(and(eq(customers.conceptId, conceptId), eq(customers.email, email)))
  return row ?? null
}

/** By customer, what a branch calls them by. */
export async function findContacts(db: Db, conceptId: number, ids: string[]) {
  const rows = await db
    .select({
      id: customers.id,
      firstName: customers.firstName,
      lastName: customers.lastName,
      mobile: customers.mobile,
    })
    .from(customers)
    .where(and(eq(customers.conceptId, conceptId), inArray(customers.id, ids)))
  return new Map(rows.map(({ id, ...contact }) => [id, contact]))
}

export const insertCustomer = (db: Db, row: typeof customers.$inferInsert) =>
  db.insert(customers).values(row)

export const updateCustomer = (
  db: Db,
  one: OneCustomer,
  changes: Partial<Omit<CustomerRow, 'conceptId' | 'id'>>,
) => db.update(customers).set(changes).where(is(one))

export const removeCustomer = (db: Db, { conceptId, customerId }: OneCustomer) =>
  db.delete(customers).where(and(eq(customers.conceptId, conceptId), eq(customers.id, customerId)))

/**
 * - `claimed`: the address is the customer's
 * - `waiting`: somebody else has given it as well; whoever shows to read it first has it
 * - `taken`: somebody else has shown to read it
 */
export type EmailClaim = 'claimed' | 'waiting' | 'taken'

/**
 * Gives the address to the customer, unless somebody has it. One who has shown to read it, at
 * `verifiedAt`, takes it from whoever only said so. Of two who ask at once one gets it.
 */
export async function claimEmail(
  db: Db,
  one: OneCustomer,
  email: string,
  verifiedAt: Date | null = null,
): Promise<EmailClaim> {
  const { conceptId, customerId } = one
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`email:${conceptId}:${email}`}, 0))`,
  )
  const holder = await findByEmail(db, conceptId, email)
  const isOwn = holder?.id === customerId
  if (holder && !isOwn) {
    if (holder.emailVerifiedAt) return 'taken'
    if (!verifiedAt) return 'waiting'
    await updateCustomer(db, { conceptId, customerId: holder.id }, { email: null })
  }
  const emailVerifiedAt = verifiedAt ?? (isOwn ? holder.emailVerifiedAt : null)
  await updateCustomer(db, one, { email, emailVerifiedAt })
  return 'claimed'
}

export async function pageOfCustomers(
  db: Db,
  conceptId: number,
  { page, limit }: { page: number; limit: number },
) {
  const existing = and(eq(customers.conceptId, conceptId), isNull(customers.deletedAt))
  const rows = await db
    .select()
    .from(customers)
    .where(existing)
    .orderBy(asc(customers.createdAt), asc(customers.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const [counted] = await db.select({ total: count() }).from(customers).where(existing)
  return { rows, total: counted?.total ?? 0 }
}

async function providersOf(db: Db, { conceptId, customerId }: OneCustomer) {
  const rows = await db
    .select({ provider: customerIdentities.provider })
    .from(customerIdentities)
    .where(
      and(
        eq(customerIdentities.conceptId, conceptId),
        eq(customerIdentities.customerId, customerId),
      ),
    )
  return [...new Set(rows.map(({ provider }) => provider))].sort()
}

const is = ({ conceptId, customerId }: OneCustomer) =>
  and(eq(customers.conceptId, conceptId), eq(customers.id, customerId), isNull(customers.deletedAt))
