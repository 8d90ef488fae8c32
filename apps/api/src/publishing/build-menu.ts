import type { MenuDocument } from '@sufra/contract/menu/menu'
import { readMenu } from '@sufra/contract/menu/read-menu'
import type { Currency } from '@sufra/domain/money/currencies'
import { findItemsOf } from '../catalogue/item-queries.ts'
import {
  allergensNamedBy,
  categoryDocument,
  itemDocument,
  modifierDocument,
  modifierGroupDocument,
} from '../catalogue/menu-document.ts'
import {
  findCategoriesOfMenu,
  findModifierGroups,
  findUpsellsOfMenu,
} from '../catalogue/menu-queries.ts'
import { warnLeftOut } from '../catalogue/valid-only.ts'
import type { Db } from '../platform/database/connection.ts'

/**
 * A menu as customers will read it: its categories in order, and once each what their items refer to.
 * A row that breaks the contract is left out.
 */
export async function buildMenu(
  db: Db,
  concept: { id: number; currency: Currency },
  menuId: number,
): Promise<MenuDocument> {
  const categories = await findCategoriesOfMenu(db, concept.id, menuId)
  const categoryIds = categories.map(({ category }) => category.id)
  const items = await findItemsOf(db, concept.id, categoryIds)
  const groupIds = items.flatMap((item) => item.modifierGroups.map((group) => group.groupId))
  const groups = await findModifierGroups(db, concept.id, [...new Set(groupIds)])
  const upsells = await findUpsellsOfMenu(db, concept.id, menuId)

  const modifiers = groups.flatMap((group) => group.modifiers)
  const itemsOf = Map.groupBy(items, (item) => item.categoryId)
  const menu = {
    currency: concept.currency,
    upsells: new Set(upsells.map((upsell) => upsell.itemId)),
  }
  const read = readMenu({
    data: categories.map(({ category, displayOrder }) => {
      const ownItems = itemsOf.get(category.id) ?? []
      return categoryDocument(
        category,
        displayOrder,
        ownItems.map((item) => itemDocument(item, menu)),
      )
    }),
    included: {
      allergens: allergensNamedBy([...items, ...modifiers]),
      modifierGroups: groups.map(modifierGroupDocument),
      modifiers: modifiers.map((modifier) => modifierDocument(modifier, concept.currency)),
    },
  })
  if (!read) throw new Error(`Menu ${menuId} of concept ${concept.id} is none.`)
  warnLeftOut(concept.id, read.faults)
  return read.menu
}
