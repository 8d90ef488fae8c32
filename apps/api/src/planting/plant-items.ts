import { comboOptions, comboSteps } from '../catalogue/combo-tables.ts'
import {
  ingredients,
  itemPrices,
  itemStockouts,
  items,
  itemWindows,
} from '../catalogue/item-tables.ts'
import type { Db } from '../platform/database/connection.ts'
import type { BrandSeed, ItemSeed } from './brand-seed.ts'
import { inOrder, insertRows } from './insert-rows.ts'

export async function plantItems(db: Db, brand: BrandSeed) {
  const conceptId = brand.concept.id
  const all = brand.categories.flatMap((category) => category.items)
  const rowsOf = <Row extends object>(rows: (item: ItemSeed) => Row[]) =>
    all.flatMap((item) => rows(item).map((row) => ({ conceptId, itemId: item.id, ...row })))

  await insertRows(
    db,
    items,
    brand.categories.flatMap((category) =>
      inOrder(category.items).map((item) => ({
        conceptId,
        id: item.id,
        categoryId: category.id,
        name: item.name,
        description: item.description,
        priceMinor: item.price,
        picture: item.picture,
        calories: item.calories,
        labels: item.labels ?? [],
        allergens: item.allergens ?? null,
        orderTypes: item.orderTypes ?? null,
        excludedLocations: item.excludedLocations ?? [],
        displayOrder: item.displayOrder,
      })),
    ),
  )
  await insertRows(
    db,
    itemPrices,
    rowsOf(({ prices = {} }) =>
      Object.entries(prices).map(([locationId, priceMinor]) => ({
        locationId: Number(locationId),
        priceMinor,
      })),
    ),
  )
  await insertRows(
    db,
    itemStockouts,
    rowsOf(({ outOfStockLocations = [] }) =>
      outOfStockLocations.map((locationId) => ({ locationId })),
    ),
  )
  await insertRows(
    db,
    itemWindows,
    rowsOf(({ windows = [] }) => windows),
  )
  await insertRows(
    db,
    ingredients,
    rowsOf((item) => inOrder(item.ingredients ?? [])),
  )

  const steps = rowsOf(({ combo = [] }) => inOrder(combo))
  await insertRows(db, comboSteps, steps)
  await insertRows(
    db,
    comboOptions,
    steps.flatMap((step) =>
      inOrder(step.options).map(({ item, extra, displayOrder }) => ({
        conceptId,
        stepId: step.id,
        itemId: item,
        extraMinor: extra,
        displayOrder,
      })),
    ),
  )
}
