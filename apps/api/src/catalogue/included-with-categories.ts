import type { Db } from '../database/connection.ts'
import type { Asker } from '../http/asker.ts'
import { allergensNamedBy } from './allergen-document.ts'
import type { Item } from './item-queries.ts'
import { modifierDocument, modifierGroupDocument } from './modifier-document.ts'
import { findModifierGroups, type ModifierGroup } from './modifier-queries.ts'
import type { Catalogue } from './read-catalogue.ts'

export const CATEGORY_INCLUDES = ['allergen', 'itemModifierGroups', 'locations'] as const
type Include = (typeof CATEGORY_INCLUDES)[number]

/** What the items refer to, each once, and the concept's branches, as far as they were asked for. */
export async function includedWithCategories(
  db: Db,
  { catalogue, items, asker }: { catalogue: Catalogue; items: Item[]; asker: Asker },
  include: readonly Include[],
) {
  const { conceptId, currency } = catalogue
  const groupIds = items.flatMap((item) => item.modifierGroups.map((group) => group.groupId))
  const groups = await findModifierGroups(db, conceptId, [...new Set(groupIds)])
  const modifiers = groups.flatMap((group) => group.modifiers)
  const asked = (name: Include) => include.includes(name)
  return [
    ...(asked('allergen') ? allergensNamedBy([...items, ...modifiers]).map(allergenResource) : []),
    ...(asked('itemModifierGroups') ? groups.map((group) => groupResource(group, currency)) : []),
    ...(asked('locations') ? await locationResources(db, asker) : []),
  ]
}
