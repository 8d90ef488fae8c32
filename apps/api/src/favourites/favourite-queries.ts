import { and, count, desc, eq } from 'drizzle-orm'
import { items } from '../catalogue/item-tables.ts'
import type { OneCustomer } from '../customers/customer-queries.ts'
import type { Db } from '../platform/database/connection.ts'
import { favourites } from './favourite-tables.ts'

export type Favourite = typeof favourites.$inferSelect
type OneFavourite = OneCustomer & { itemId: number }

/** The newest first. */
export const listFavourites = (db: Db, owner: OneCustomer) =>
  db
    .select()
    .from(favourites)
    .where(of(owner))
    .orderBy(desc(favourites.createdAt), desc(favourites.itemId))

export async function findFavourite(db: Db, one: OneFavourite) {
  const [row] = await db.select().from(favourites).where(is(one))
  return row ?? null
}

export async function countFavourites(db: Db, owner: OneCustomer) {
  const [counted] = await db.select({ total: count() }).from(favourites).where(of(owner))
  return counted?.total ?? 0
}

export const insertFavourite = (db: Db, one: OneFavourite, createdAt: Date) =>
  db
    .insert(favourites)
    .values({ ...one, createdAt })
    .onConflictDoNothing()

export const deleteFavourite = (db: Db, one: OneFavourite) => db.delete(favourites).where(is(one))

export async function isItem(db: Db, conceptId: number, itemId: number) {
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.conceptId, conceptId), eq(items.id, itemId)))
  return rows.length > 0
}

const of = ({ conceptId, customerId }: OneCustomer) =>
  and(eq(favourites.conceptId, conceptId), eq(favourites.customerId, customerId))
const is = ({ itemId, ...owner }: OneFavourite) => and(of(owner), eq(favourites.itemId, itemId))
