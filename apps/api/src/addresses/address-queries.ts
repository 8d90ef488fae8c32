import { randomUUID } from 'node:crypto'
import { and, count, desc, eq } from 'drizzle-orm'
import type { OneCustomer } from '../customers/customer-queries.ts'
import type { Db } from '../platform/database/connection.ts'
import { addresses } from './address-tables.ts'

export type AddressRow = typeof addresses.$inferSelect
export type AddressFields = Omit<AddressRow, 'conceptId' | 'id' | 'customerId' | 'createdAt'>
export type OwnedAddress = OneCustomer & { addressId: string }

/** The newest first: it is the one wanted most. */
export const listAddresses = (db: Db, owner: OneCustomer) =>
  db
    .select()
    .from(addresses)
    .where(of(owner))
    .orderBy(desc(addresses.createdAt), desc(addresses.id))

export async function findAddress(db: Db, owned: OwnedAddress) {
  const [row] = await db.select().from(addresses).where(one(owned))
  return row ?? null
}

export async function countAddresses(db: Db, owner: OneCustomer) {
  const [counted] = await db.select({ total: count() }).from(addresses).where(of(owner))
  return counted?.total ?? 0
}

export async function insertAddress(
  db: Db,
  owner: OneCustomer,
  fields: AddressFields,
  createdAt: Date,
) {
  const [row] = await db
    .insert(addresses)
    .values({ ...owner, ...fields, id: randomUUID(), createdAt })
    .returning()
  if (!row) throw new Error('An address was not written')
  return row
}

export async function updateAddress(db: Db, owned: OwnedAddress, fields: Partial<AddressFields>) {
  const [row] = await db.update(addresses).set(fields).where(one(owned)).returning()
  return row ?? null
}

export async function deleteAddress(db: Db, owned: OwnedAddress) {
  const rows = await db.delete(addresses).where(one(owned)).returning({ id: addresses.id })
  return rows.length > 0
}

const of = ({ conceptId, customerId }: OneCustomer) =>
  and(eq(addresses.conceptId, conceptId), eq(addresses.customerId, customerId))
const one = ({ addressId, ...owner }: OwnedAddress) => and(of(owner), eq(addresses.id, addressId))
