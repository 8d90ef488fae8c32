import type { MenuDocument } from '@sufra/contract/menu'
import { type Locale, wordsIn } from '@sufra/domain/locales'
import { categorySlug, itemSlug, locationSlug } from '@sufra/domain/slug'
import type { openShop } from '../shop/shop.ts'

type Shop = ReturnType<typeof openShop>

/** One address of every kind of page the brand has. */
export async function pagesOf(shop: Shop, brand: string, locale: Locale): Promise<string[]> {
  const { client, application, menu } = await shop.brand(brand)
  const { data: pages } = await client.pages()
  const ownPages = pages.filter((page) => page.attributes.type === 'page')
  const { data: locations } = await client.locations()
  const [category] = menu.data
  const [location] = locations
  const [orderType] = application.attributes['allowed-order-types']
  if (!category || !location) throw new Error(`${brand} has no menu or no branch`)
  const categoryPath = `/menu/${categorySlug(category)}`
  const { id, attributes } = location

  return [
    '/',
    '/menu',
    categoryPath,
    ...interestingItems(menu),
    '/search',
    `/search?q=${encodeURIComponent(wordsIn(category.name, locale))}`,
    `${categoryPath}/location`,
    `${categoryPath}/location/${orderType}`,
    `${categoryPath}/location/${locationSlug({ id, name: attributes.name })}`,
    '/cms',
    ...ownPages.slice(0, 2).map(({ id, attributes: page }) => `/cms/${page.slug ?? id}`),
    '/licences',
    '/nowhere',
  ]
}

/** The one with the most to choose, and a combo where there is one. */
function interestingItems(menu: MenuDocument): string[] {
  const entries = menu.data.flatMap((category) =>
    category.items.map((item) => ({ category, item })),
  )
  const [richest] = entries.toSorted(
    (a, b) => b.item['modifier-groups'].length - a.item['modifier-groups'].length,
  )
  const combo = entries.find(({ item }) => item['combo-items'].length > 0)
  return [richest, combo].flatMap((entry) =>
    entry ? [`/menu/${categorySlug(entry.category)}/${itemSlug(entry.item)}`] : [],
  )
}
