import {
  type MenuAllergen,
  MenuCategory,
  MenuItem,
  MenuModifier,
  MenuModifierGroup,
} from '@sufra/contract/menu/menu'
import type { Locale } from '@sufra/domain/text/locales'
import { readApplication } from '../applications/application-queries.ts'
import { readConcept } from '../concepts/concept-queries.ts'
import { locationResource } from '../locations/location-document.ts'
import { findLocations } from '../locations/location-queries.ts'
import type { Db } from '../platform/database/connection.ts'
import type { Tenant } from '../platform/http/tenant/tenant.ts'
import type { Item } from './item-queries.ts'
import { findItemsOf } from './item-queries.ts'
import {
  allergensNamedBy,
  categoryDocument,
  itemDocument,
  modifierDocument,
  modifierGroupDocument,
} from './menu-document.ts'
import {
  findCategories,
  findModifierGroups,
  findUpsellsOfMenu,
  listCategories,
  type ModifierGroup,
} from './menu-queries.ts'
import { validOnly } from './valid-only.ts'

export type Catalogue = Awaited<ReturnType<typeof readCatalogue>>

/** What is on sale, as far as every call needs it: the categories' order and the default menu's upsells. */
export async function readCatalogue(db: Db, tenant: Tenant) {
  const { conceptId } = tenant
  const { currency } = await readConcept(db, conceptId)
  const { defaultMenuId } = await readApplication(db, tenant)
  const upsells = await findUpsellsOfMenu(db, conceptId, defaultMenuId)
  return {
    conceptId,
    currency,
    categoryIds: await listCategories(db, conceptId, defaultMenuId),
    upsells: new Set(upsells.map((upsell) => upsell.itemId)),
  }
}

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
    const sound = validOnly(conceptId, 'item', MenuItem, own)
    return [categoryDocument(row, catalogue.categoryIds.indexOf(id) + 1, sound)]
  })
  const resources = validOnly(conceptId, 'category', CategoryHeading, documents).map(
    (attributes) => ({ type: 'categories' as const, id: attributes.id, attributes }),
  )
  return { resources, items }
}

export const CATEGORY_INCLUDES = ['allergen', 'itemModifierGroups', 'locations'] as const

type CategoryInclude = (typeof CATEGORY_INCLUDES)[number]

const GroupHeading = MenuModifierGroup.omit({ modifiers: true })

/** What the items refer to, each once, and the concept's branches, as far as they were asked for. */
export async function includedWithCategories(
  db: Db,
  { conceptId, currency }: Catalogue,
  items: Item[],
  { include, locale }: { include: readonly CategoryInclude[]; locale: Locale },
) {
  const groupIds = items.flatMap((item) => item.modifierGroups.map((group) => group.groupId))
  const groups = await findModifierGroups(db, conceptId, [...new Set(groupIds)])
  const allergens = allergensNamedBy([...items, ...groups.flatMap((group) => group.modifiers)])
  const locations = include.includes('locations') ? await findLocations(db, conceptId) : []
  return [
    ...(include.includes('allergen') ? allergens.map(allergenResource) : []),
    ...(include.includes('itemModifierGroups')
      ? groupResources(groups, { conceptId, currency })
      : []),
    ...locations.map((location) => locationResource(location, { locale })),
  ]
}

const allergenResource = (allergen: MenuAllergen) => ({
  type: 'allergens' as const,
  id: allergen.id,
  attributes: allergen,
})

function groupResources(
  groups: ModifierGroup[],
  { conceptId, currency }: Pick<Catalogue, 'conceptId' | 'currency'>,
) {
  const documents = groups.map((group) => ({
    ...modifierGroupDocument(group),
    modifiers: validOnly(
      conceptId,
      'modifier',
      MenuModifier,
      group.modifiers.map((modifier) => modifierDocument(modifier, currency)),
    ),
  }))
  return validOnly(conceptId, 'modifier group', GroupHeading, documents).map((attributes) => ({
    type: 'modifier-groups' as const,
    id: attributes.id,
    attributes,
  }))
}
