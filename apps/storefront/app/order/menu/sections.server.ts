import type { MenuCategory, MenuDocument, MenuItem } from '@sufra/contract/menu/menu'
import { branchPrices } from '@sufra/contract/menu/orderable-items'
import { inDisplayOrder } from '@sufra/domain/menu/menu-order'
import { categorySlug, itemSlug } from '@sufra/domain/menu/slug'
import { toMinor } from '@sufra/domain/money/money'
import { wordsIn } from '@sufra/domain/text/locales'
import type { Brand } from '../../platform/visit/brand.ts'
import type { Card, CategoryEntry, Section } from './menu-model.ts'

/** The menu in the visitor's language, in display order. */
export function sectionsOf(menu: MenuDocument, brand: Brand): Section[] {
  const categories = menu.data.map((category) => ({
    category,
    displayOrder: category['display-order'],
  }))
  return inDisplayOrder(categories).map(({ category }) => sectionOf(category, brand))
}

/** Navigation needs the categories without their items. */
export const entriesOf = (sections: Section[]): CategoryEntry[] =>
  sections.map(({ cards: _, description: __, ...entry }) => entry)

function sectionOf(category: MenuCategory, brand: Brand): Section {
  const slug = categorySlug(category)
  const cards = category.items.flatMap((item) => cardOf(item, slug, brand) ?? [])
  return {
    id: category.id,
    slug,
    href: `/menu/${slug}`,
    name: wordsIn(category.name, brand.locale),
    description: wordsIn(category.description, brand.locale),
    picture: category['image-uri'],
    limits: {
      id: category.id,
      excludedLocations: category['excluded-locations'],
      excludedApplications: category['excluded-apps'],
    },
    count: cards.length,
    cards,
  }
}

/** Null for a price that is not an amount of the brand's currency: such an item is left out. */
export function cardOf(item: MenuItem, categorySlug: string, brand: Brand): Card | null {
  const price = toMinor(item.price, brand.currency.decimals)
  if (price === null) return null
  return {
    id: item.id,
    href: `/menu/${categorySlug}/${itemSlug(item)}`,
    name: wordsIn(item.name, brand.locale),
    description: wordsIn(item.description, brand.locale),
    price,
    prices: branchPrices(item, brand.currency.decimals),
    picture: item.imgUrl,
    calories: item.calories,
    labels: item.labels,
    limits: {
      excludedLocations: item['excluded-locations'],
      outOfStockLocations: item['out-of-stock-locations'],
      orderTypes: item['order-types'] ?? [],
      windows: item.windows,
    },
  }
}
