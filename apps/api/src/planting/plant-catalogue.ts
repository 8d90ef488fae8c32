import { upsells } from '../catalogue/item-tables.ts'
import { categories, menuCategories, menus } from '../catalogue/menu-tables.ts'
import { itemModifierGroups, modifierGroups, modifiers } from '../catalogue/modifier-tables.ts'
import type { Db } from '../platform/database/connection.ts'
import type { BrandSeed } from './brand-seed.ts'
import { inOrder, insertRows } from './insert-rows.ts'
import { plantItems } from './plant-items.ts'

/** Menus, categories, items and what can be chosen for them. */
export async function plantCatalogue(db: Db, brand: BrandSeed) {
  const conceptId = brand.concept.id
  await insertRows(
    db,
    categories,
    brand.categories.map(({ excludedLocations = [], excludedApplications = [], ...category }) => ({
      conceptId,
      ...category,
      excludedLocations,
      excludedApplications,
    })),
  )
  await insertRows(
    db,
    menus,
    brand.menus.map(({ id, type, label }) => ({ conceptId, id, type, label })),
  )
  await insertRows(
    db,
    menuCategories,
    brand.menus.flatMap((menu) =>
      menu.categories.map((categoryId, index) => ({
        conceptId,
        menuId: menu.id,
        categoryId,
        displayOrder: index + 1,
      })),
    ),
  )
  await plantItems(db, brand)
  await plantModifiers(db, brand)
  await insertRows(db, upsells, upsellRows(brand))
}

async function plantModifiers(db: Db, brand: BrandSeed) {
  const conceptId = brand.concept.id
  await insertRows(
    db,
    modifierGroups,
    brand.modifierGroups.map((group) => ({ conceptId, ...group })),
  )
  await insertRows(
    db,
    modifiers,
    brand.modifierGroups.flatMap((group) =>
      inOrder(group.modifiers).map(
        ({ price, isDefault = false, outOfStockLocations = [], ...modifier }) => ({
          conceptId,
          groupId: group.id,
          ...modifier,
          priceMinor: price,
          isDefault,
          outOfStockLocations,
        }),
      ),
    ),
  )
  await insertRows(
    db,
    itemModifierGroups,
    brand.categories
      .flatMap((category) => category.items)
      .flatMap((item) =>
        (item.modifierGroups ?? []).map((groupId, index) => ({
          conceptId,
          itemId: item.id,
          groupId,
          displayOrder: index + 1,
        })),
      ),
  )
}

/** Each menu offers those of the brand's upsells that it sells. */
function upsellRows({ concept, menus, categories, upsells }: BrandSeed) {
  const categoryOf = new Map(
    categories.flatMap((category) => category.items.map((item) => [item.id, category.id])),
  )
  return menus.flatMap((menu) =>
    upsells
      .filter((itemId) => menu.categories.includes(categoryOf.get(itemId) ?? 0))
      .map((itemId, index) => ({
        conceptId: concept.id,
        menuId: menu.id,
        itemId,
        displayOrder: index + 1,
      })),
  )
}
