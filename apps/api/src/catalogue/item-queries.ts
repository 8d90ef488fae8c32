import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Db } from '../platform/database/connection.ts'
import { comboOptions, comboSteps } from './combo-tables.ts'
import { ingredients, itemPrices, itemStockouts, items, itemWindows } from './item-tables.ts'
import { itemModifierGroups } from './modifier-tables.ts'

export type Item = Awaited<ReturnType<typeof withDetails>>[number]

/** In the order of their own category; the categories' order is the caller's. */
export const findItemsOf = (db: Db, conceptId: number, categoryIds: number[]) =>
  findItems(db, conceptId, inArray(items.categoryId, categoryIds))

export const findItemsById = (db: Db, conceptId: number, itemIds: number[]) =>
  findItems(db, conceptId, inArray(items.id, itemIds))

/** Just enough to page through them. */
export const listItems = (db: Db, conceptId: number, categoryIds: number[]) =>
  db
    .select({ id: items.id, categoryId: items.categoryId })
    .from(items)
    .where(and(eq(items.conceptId, conceptId), inArray(items.categoryId, categoryIds)))
    .orderBy(asc(items.displayOrder), asc(items.id))

async function findItems(db: Db, conceptId: number, which: SQL) {
  const rows = await db
    .select()
    .from(items)
    .where(and(eq(items.conceptId, conceptId), which))
    .orderBy(asc(items.displayOrder), asc(items.id))
  return withDetails(db, conceptId, rows)
}

/** One query per kind of detail, one after the other: they share a transaction's connection. */
async function withDetails(db: Db, conceptId: number, rows: (typeof items.$inferSelect)[]) {
  const itemIds = rows.map((row) => row.id)
  const prices = await db
    .select()
    .from(itemPrices)
    .where(and(eq(itemPrices.conceptId, conceptId), inArray(itemPrices.itemId, itemIds)))
    .orderBy(asc(itemPrices.locationId))
  const stockouts = await db
    .select()
    .from(itemStockouts)
    .where(and(eq(itemStockouts.conceptId, conceptId), inArray(itemStockouts.itemId, itemIds)))
    .orderBy(asc(itemStockouts.locationId))
  const windows = await db
    .select()
    .from(itemWindows)
    .where(and(eq(itemWindows.conceptId, conceptId), inArray(itemWindows.itemId, itemIds)))
    .orderBy(asc(itemWindows.from), asc(itemWindows.to))
  const contents = await db
    .select()
    .from(ingredients)
    .where(and(eq(ingredients.conceptId, conceptId), inArray(ingredients.itemId, itemIds)))
    .orderBy(asc(ingredients.displayOrder), asc(ingredients.id))
  const groups = await db
    .select()
    .from(itemModifierGroups)
    .where(
      and(eq(itemModifierGroups.conceptId, conceptId), inArray(itemModifierGroups.itemId, itemIds)),
    )
    .orderBy(asc(itemModifierGroups.displayOrder), asc(itemModifierGroups.groupId))
  const steps = await findComboSteps(db, conceptId, itemIds)

  const pricesOf = byItem(prices)
  const stockoutsOf = byItem(stockouts)
  const windowsOf = byItem(windows)
  const ingredientsOf = byItem(contents)
  const groupsOf = byItem(groups)
  const stepsOf = byItem(steps)
  return rows.map((row) => ({
    ...row,
    prices: pricesOf(row),
    stockouts: stockoutsOf(row),
    windows: windowsOf(row),
    ingredients: ingredientsOf(row),
    modifierGroups: groupsOf(row),
    comboSteps: stepsOf(row),
  }))
}

async function findComboSteps(db: Db, conceptId: number, itemIds: number[]) {
  const steps = await db
    .select()
    .from(comboSteps)
    .where(and(eq(comboSteps.conceptId, conceptId), inArray(comboSteps.itemId, itemIds)))
    .orderBy(asc(comboSteps.displayOrder), asc(comboSteps.id))
  const stepIds = steps.map((step) => step.id)
  const options = await db
    .select()
    .from(comboOptions)
    .where(and(eq(comboOptions.conceptId, conceptId), inArray(comboOptions.stepId, stepIds)))
    .orderBy(asc(comboOptions.displayOrder), asc(comboOptions.itemId))
  const optionsOf = Map.groupBy(options, (option) => option.stepId)
  return steps.map((step) => ({ ...step, options: optionsOf.get(step.id) ?? [] }))
}

function byItem<Row extends { itemId: number }>(rows: Row[]) {
  const rowsOf = Map.groupBy(rows, (row) => row.itemId)
  return (item: { id: number }): Row[] => rowsOf.get(item.id) ?? []
}
