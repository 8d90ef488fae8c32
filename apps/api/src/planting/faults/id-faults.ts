import type { BrandSeed } from '../brand-seed.ts'
import { itemsOf } from './items-of.ts'

/** Within a brand no two things of one kind share an id; a page's slug is one as well. */
export function idFaults(brand: BrandSeed): string[] {
  const items = itemsOf(brand)
  const idsByKind: Record<string, (number | string)[]> = {
    location: ids(brand.locations),
    zone: ids(brand.locations.flatMap((location) => location.zones)),
    'modifier group': ids(brand.modifierGroups),
    modifier: ids(brand.modifierGroups.flatMap((group) => group.modifiers)),
    category: ids(brand.categories),
    item: ids(items),
    ingredient: ids(items.flatMap((item) => item.ingredients ?? [])),
    'combo step': ids(items.flatMap((item) => item.combo ?? [])),
    menu: ids(brand.menus),
    page: ids(brand.pages),
    'page slug': brand.pages.flatMap((page) => (page.type === 'page' ? [page.slug] : [])),
    slide: ids(brand.slides),
  }
  return Object.entries(idsByKind).flatMap(([kind, all]) =>
    repeated(all).map((id) => `${kind} ${id} exists more than once`),
  )
}

const ids = (things: { id: number }[]) => things.map((thing) => thing.id)

const repeated = (all: (number | string)[]) => [
  ...new Set(all.filter((id, index) => all.indexOf(id) !== index)),
]
