import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../platform/database/connection.ts'
import { upsells } from './item-tables.ts'
import { menus } from './menu-tables.ts'

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
