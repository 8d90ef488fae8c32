import { MenuItem } from '@sufra/contract/menu/menu'
import type { Db } from '../platform/database/connection.ts'
import { onePage, type Paging } from '../platform/http/wire/query.ts'
import { findItemsById, listItems } from './item-queries.ts'
import { itemDocument } from './menu-document.ts'
import type { Catalogue } from './read-catalogue.ts'
import { validOnly } from './valid-only.ts'

/** One page of all items on sale: by category, and within it as the category has them. */
export async function readItems(db: Db, catalogue: Catalogue, paging: Paging) {
  const listed = await listItems(db, catalogue.conceptId, catalogue.categoryIds)
  const listedIn = Map.groupBy(listed, (item) => item.categoryId)
  const inOrder = catalogue.categoryIds.flatMap((id) => listedIn.get(id) ?? [])
  const { data: onPage, meta } = onePage(inOrder, paging)

  const items = await findItemsById(
    db,
    catalogue.conceptId,
    onPage.map((item) => item.id),
  )
  const positionOf = new Map(onPage.map(({ id }, position) => [id, position]))
  const documents = items
    .toSorted((a, b) => (positionOf.get(a.id) ?? 0) - (positionOf.get(b.id) ?? 0))
    .map((item) => itemDocument(item, catalogue))
  const data = validOnly(catalogue.conceptId, 'item', MenuItem, documents).map((attributes) => ({
    type: 'items' as const,
    id: attributes.id,
    attributes,
  }))
  return { data, meta }
}
