import { and, asc, eq } from 'drizzle-orm'
import type { Branch } from '../locations/location-queries.ts'
import type { Db } from '../platform/database/connection.ts'
import { itemStockouts, items } from './item-tables.ts'
import { categories, inactiveCategories } from './menu-tables.ts'

/** Of every branch: by location id, the categories it does not offer at present. */
export async function findAllInactiveCategories(db: Db, conceptId: number) {
  const rows = await db
    .select()
    .from(inactiveCategories)
    .where(eq(inactiveCategories.conceptId, conceptId))
    .orderBy(asc(inactiveCategories.categoryId))
  const byBranch = Map.groupBy(rows, ({ locationId }) => locationId)
  return new Map(
    [...byBranch].map(([locationId, of]) => [locationId, of.map(({ categoryId }) => categoryId)]),
  )
}

/** The categories a branch does not offer at present. */
export const findInactiveCategories = (db: Db, conceptId: number, locationId: number) =>
  db
    .select({ id: inactiveCategories.categoryId })
    .from(inactiveCategories)
    .where(
      and(
        eq(inactiveCategories.conceptId, conceptId),
        eq(inactiveCategories.locationId, locationId),
      ),
    )
    .orderBy(asc(inactiveCategories.categoryId))

/** This and those below answer whether anything changed by it. */
export async function markItemOut(db: Db, branch: Branch, itemId: number) {
  const marked = await db
    .insert(itemStockouts)
    .values({ ...branch, itemId })
    .onConflictDoNothing()
    .returning({ itemId: itemStockouts.itemId })
  return marked.length > 0
}

export async function unmarkItemOut(db: Db, { conceptId, locationId }: Branch, itemId: number) {
  const unmarked = await db
    .delete(itemStockouts)
    .where(
      and(
        eq(itemStockouts.conceptId, conceptId),
        eq(itemStockouts.locationId, locationId),
        eq(itemStockouts.itemId, itemId),
      ),
    )
    .returning({ itemId: itemStockouts.itemId })
  return unmarked.length > 0
}

export async function switchCategoryOff(db: Db, branch: Branch, categoryId: number) {
  const switched = await db
    .insert(inactiveCategories)
    .values({ ...branch, categoryId })
    .onConflictDoNothing()
    .returning({ categoryId: inactiveCategories.categoryId })
  return switched.length > 0
}

export async function switchCategoryOn(
  db: Db,
  { conceptId, locationId }: Branch,
  categoryId: number,
) {
  const switched = await db
    .delete(inactiveCategories)
    .where(
      and(
        eq(inactiveCategories.conceptId, conceptId),
        eq(inactiveCategories.locationId, locationId),
        eq(inactiveCategories.categoryId, categoryId),
      ),
    )
    .returning({ categoryId: inactiveCategories.categoryId })
  return switched.length > 0
}

/** What is called so, or null where there is no such item. */
export async function findItemName(db: Db, conceptId: number, id: number) {
  const [found] = await db
    .select({ name: items.name })
    .from(items)
    .where(and(eq(items.conceptId, conceptId), eq(items.id, id)))
  return found?.name ?? null
}

export async function findCategoryName(db: Db, conceptId: number, id: number) {
  const [found] = await db
    .select({ name: categories.name })
    .from(categories)
    .where(and(eq(categories.conceptId, conceptId), eq(categories.id, id)))
  return found?.name ?? null
}
