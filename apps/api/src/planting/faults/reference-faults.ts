import type { BrandSeed, ItemSeed } from '../brand-seed.ts'
import { itemsOf } from './items-of.ts'

type Kind = 'application' | 'location' | 'category' | 'item' | 'modifier group'
type Reference = { by: string; kind: Kind; id: number }

/** Whatever is named by its id exists in the same brand. */
export function referenceFaults(brand: BrandSeed): string[] {
  const known: Record<Kind, Set<number>> = {
    application: new Set([brand.application.id]),
    location: new Set(brand.locations.map(({ id }) => id)),
    category: new Set(brand.categories.map(({ id }) => id)),
    item: new Set(itemsOf(brand).map(({ id }) => id)),
    'modifier group': new Set(brand.modifierGroups.map(({ id }) => id)),
  }
  return referencesOf(brand)
    .filter(({ kind, id }) => !known[kind].has(id))
    .map(({ by, kind, id }) => `${by} names ${kind} ${id}, which does not exist`)
}

const referencesOf = (brand: BrandSeed): Reference[] => [
  ...brand.locations.flatMap(({ id, inactiveCategories }) =>
    refer(`location ${id}`, 'category', inactiveCategories),
  ),
  ...brand.modifierGroups
    .flatMap((group) => group.modifiers)
    .flatMap(({ id, outOfStockLocations }) =>
      refer(`modifier ${id}`, 'location', outOfStockLocations),
    ),
  ...brand.categories.flatMap(({ id, excludedLocations, excludedApplications }) => [
    ...refer(`category ${id}`, 'location', excludedLocations),
    ...refer(`category ${id}`, 'application', excludedApplications),
  ]),
  ...itemsOf(brand).flatMap(referencesOfItem),
  ...brand.menus.flatMap(({ id, categories }) => refer(`menu ${id}`, 'category', categories)),
  ...refer('the upsell list', 'item', brand.upsells),
  ...brand.promotions.flatMap(({ id, benefit, locations }) => [
    ...refer(`promotion ${id}`, 'location', locations),
    ...refer(`promotion ${id}`, 'item', benefit.kind === 'item' ? [benefit.itemId] : []),
  ]),
]

const referencesOfItem = (item: ItemSeed): Reference[] => [
  ...refer(`item ${item.id}`, 'modifier group', item.modifierGroups),
  ...refer(`item ${item.id}`, 'location', Object.keys(item.prices ?? {}).map(Number)),
  ...refer(`item ${item.id}`, 'location', item.excludedLocations),
  ...refer(`item ${item.id}`, 'location', item.outOfStockLocations),
  ...(item.combo ?? []).flatMap(({ id, options }) =>
    refer(
      `combo step ${id}`,
      'item',
      options.map((option) => option.item),
    ),
  ),
]

const refer = (by: string, kind: Kind, ids: number[] = []): Reference[] =>
  ids.map((id) => ({ by, kind, id }))
