import { type MenuAllergen, MenuModifier, MenuModifierGroup } from '@sufra/contract/menu/menu'
import type { Locale } from '@sufra/domain/text/locales'
import { locationResource } from '../locations/location-document.ts'
import { findLocations } from '../locations/location-queries.ts'
import type { Db } from '../platform/database/connection.ts'
import { allergensNamedBy } from './allergen-document.ts'
import type { Item } from './item-queries.ts'
import { soundOnly } from './left-out.ts'
import { modifierDocument, modifierGroupDocument } from './modifier-document.ts'
import { findModifierGroups, type ModifierGroup } from './modifier-queries.ts'
import type { Catalogue } from './read-catalogue.ts'

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
    modifiers: soundOnly(
      conceptId,
      'modifier',
      MenuModifier,
      group.modifiers.map((modifier) => modifierDocument(modifier, currency)),
    ),
  }))
  return soundOnly(conceptId, 'modifier group', GroupHeading, documents).map((attributes) => ({
    type: 'modifier-groups' as const,
    id: attributes.id,
    attributes,
  }))
}
