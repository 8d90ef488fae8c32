import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/connection.ts'
import { upsells } from './item-tables.ts'
import { categories, menuCategories, menus } from './menu-tables.ts'
import { modifierGroups, modifiers } from './modifier-tables.ts'

export const findMenus = (db: Db, conceptId: number) =>
  db.select().from(menus).where(eq(menus.conceptId, conceptId)).orderBy(asc(menus.id))

export async function menuExists(db: Db, conceptId: number, menuId: number) {
  const rows = await db
    .select({ id: menus.id })
    .from(menus)
    .where(and(eq(menus.conceptId, conceptId), eq(menus.id, menuId)))
  return rows.length > 0
}

export const findUpsellsOfMenu = (db: Db, conceptId: number, menuId: number) =>
  db
    .select({ itemId: upsells.itemId, displayOrder: upsells.displayOrder })
    .from(upsells)
    .where(and(eq(upsells.conceptId, conceptId), eq(upsells.menuId, menuId)))
    .orderBy(asc(upsells.displayOrder), asc(upsells.itemId))

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

export type ModifierGroup = Awaited<ReturnType<typeof findModifierGroups>>[number]

export type Modifier = ModifierGroup['modifiers'][number]

export async function findModifierGroups(db: Db, conceptId: number, groupIds: number[]) {
  const groups = await db
    .select()
    .from(modifierGroups)
    .where(and(eq(modifierGroups.conceptId, conceptId), inArray(modifierGroups.id, groupIds)))
    .orderBy(asc(modifierGroups.id))
  const choices = await db
    .select()
    .from(modifiers)
    .where(and(eq(modifiers.conceptId, conceptId), inArray(modifiers.groupId, groupIds)))
    .orderBy(asc(modifiers.displayOrder), asc(modifiers.id))
  const choicesOf = Map.groupBy(choices, (choice) => choice.groupId)
  return groups.map((group) => ({ ...group, modifiers: choicesOf.get(group.id) ?? [] }))
}
