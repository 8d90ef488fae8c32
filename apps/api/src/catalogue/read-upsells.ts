import { MenuItem } from '@sufra/contract/menu/menu'
import { readConcept } from '../concepts/concept-queries.ts'
import type { Db } from '../platform/database/connection.ts'
import { notFound } from '../platform/http/problems/problem.ts'
import type { Tenant } from '../platform/http/tenant/tenant.ts'
import { findItemsById } from './item-queries.ts'
import { categoryHeading, itemDocument } from './menu-document.ts'
import { findCategoriesOfMenu, findUpsellsOfMenu, menuExists } from './menu-queries.ts'
import { validOnly } from './valid-only.ts'

export const UPSELL_INCLUDES = ['item', 'item.category'] as const
type Include = (typeof UPSELL_INCLUDES)[number]

/** What a menu offers beside a full cart. An upsell the menu does not sell is passed over. */
export async function readUpsells(
  db: Db,
  { conceptId }: Tenant,
  menuId: number,
  include: readonly Include[],
) {
  if (!(await menuExists(db, conceptId, menuId))) throw notFound()
  const { currency } = await readConcept(db, conceptId)
  const upsells = await findUpsellsOfMenu(db, conceptId, menuId)
  const itemIds = upsells.map((upsell) => upsell.itemId)
  const items = await findItemsById(db, conceptId, itemIds)
  const categories = await findCategoriesOfMenu(db, conceptId, menuId)

  const menu = { currency, upsells: new Set(itemIds) }
  const documents = items.map((item) => itemDocument(item, menu))
  const sound = validOnly(conceptId, 'item', MenuItem, documents)
  const documentOf = new Map(sound.map((document) => [document.id, document]))
  const categoryIdOf = new Map(items.map((item) => [item.id, item.categoryId]))
  const categoryOf = new Map(categories.map((it) => [it.category.id, it]))
  const offers = upsells.flatMap(({ itemId, displayOrder }) => {
    const item = documentOf.get(itemId)
    const category = item && categoryOf.get(categoryIdOf.get(itemId) ?? 0)
    return category ? [{ item, category, displayOrder }] : []
  })

  const data = offers.map(({ item, category, displayOrder }) => ({
    type: 'upsells' as const,
    id: item.id,
    attributes: {
      'item-id': item.id,
      'category-id': category.category.id,
      'display-order': displayOrder,
    },
  }))
  const includedItems = offers.map(({ item }) => ({
    type: 'items' as const,
    id: item.id,
    attributes: item,
  }))
  const includedCategories = [...new Set(offers.map((offer) => offer.category))].map(
    ({ category, displayOrder }) => ({
      type: 'categories' as const,
      id: category.id,
      attributes: categoryHeading(category, displayOrder),
    }),
  )
  return {
    data,
    included: [
      ...(include.length > 0 ? includedItems : []),
      ...(include.includes('item.category') ? includedCategories : []),
    ],
  }
}
