import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/connection.ts'
import { categories, menuCategories } from './menu-tables.ts'

export type Category = typeof categories.$inferSelect

/**
 * The categories some menu sells, each once: the default menu's first, in its order. One that is in
 * no menu is not on sale and stays unseen.
 */
export async function listCategories(db: Db, conceptId: number, defaultMenuId: number) {
  const rows = await db
    .select({ id: menuCategories.categoryId })
    .from(menuCategories)
    .where(eq(menuCategories.conceptId, conceptId))
    .orderBy(
      desc(sql`${menuCategories.menuId} = ${defaultMenuId}`),
      asc(menuCategories.menuId),
      asc(menuCategories.displayOrder),
      asc(menuCategories.categoryId),
    )
  return [...new Set(rows.map((row) => row.id))]
}

export const findCategories = (db: Db, conceptId: number, categoryIds: number[]) =>
  db
    .select()
    .from(categories)
    .where(and(eq(categories.conceptId, conceptId), inArray(categories.id, categoryIds)))

export const findCategoriesOfMenu = (db: Db, conceptId: number, menuId: number) =>
  db
    .select({ category: categories, displayOrder: menuCategories.displayOrder })
    .from(menuCategories)
    .innerJoin(
      categories,
      and(
        eq(categories.conceptId, menuCategories.conceptId),
        eq(categories.id, menuCategories.categoryId),
      ),
    )
    .where(and(eq(menuCategories.conceptId, conceptId), eq(menuCategories.menuId, menuId)))
    .orderBy(asc(menuCategories.displayOrder), asc(menuCategories.categoryId))
