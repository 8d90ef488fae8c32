import { and, eq, ne } from 'drizzle-orm'
import { itemStockouts, items } from '../catalogue/item-tables.ts'
import { categories, inactiveCategories } from '../catalogue/menu-tables.ts'
import { locations } from '../locations/location-tables.ts'
import type { Db } from '../platform/database/connection.ts'
import type { Branch } from './board-queries.ts'

/** Each answers whether anything changed by it. */
export async function pauseLocation(db: Db, { conceptId, locationId }: Branch, isPaused: boolean) {
  const changed = await db
    .update(locations)
    .set({ isPaused })
    .where(
      and(
        eq(locations.conceptId, conceptId),
        eq(locations.id, locationId),
        ne(locations.isPaused, isPaused),
      ),
    )
    .returning({ id: locations.id })
  return changed.length > 0
}

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

export async function hasItem(db: Db, conceptId: number, id: number) {
  const found = await db
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.conceptId, conceptId), eq(items.id, id)))
  return found.length > 0
}

export async function hasCategory(db: Db, conceptId: number, id: number) {
  const found = await db
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.conceptId, conceptId), eq(categories.id, id)))
  return found.length > 0
}
