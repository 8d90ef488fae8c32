import { MenuCategory, MenuItem } from '@sufra/contract/menu/menu'
import type { Db } from '../platform/database/connection.ts'
import { categoryDocument } from './category-document.ts'
import { findCategories } from './category-queries.ts'
import { itemDocument } from './item-document.ts'
import { findItemsOf } from './item-queries.ts'
import { soundOnly } from './left-out.ts'
import type { Catalogue } from './read-catalogue.ts'

const CategoryHeading = MenuCategory.omit({ items: true })

/** These categories with their items, in the catalogue's order; the items also as they are stored. */
export async function readCategories(db: Db, catalogue: Catalogue, categoryIds: number[]) {
  const { conceptId } = catalogue
  const rows = await findCategories(db, conceptId, categoryIds)
  const items = await findItemsOf(db, conceptId, categoryIds)

  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const itemsOf = Map.groupBy(items, (item) => item.categoryId)
  const documents = categoryIds.flatMap((id) => {
    const row = rowOf.get(id)
    if (!row) return []
    const own = (itemsOf.get(id) ?? []).map((item) => itemDocument(item, catalogue))
    const sound = soundOnly(conceptId, 'item', MenuItem, own)
    return [categoryDocument(row, catalogue.categoryIds.indexOf(id) + 1, sound)]
  })
  const resources = soundOnly(conceptId, 'category', CategoryHeading, documents).map(
    (attributes) => ({ type: 'categories' as const, id: attributes.id, attributes }),
  )
  return { resources, items }
}
