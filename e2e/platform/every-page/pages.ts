import type { MenuDocument } from '@sufra/contract/menu/menu'
import { categorySlug, itemSlug, locationSlug } from '@sufra/domain/menu/slug'
import { type Locale, wordsIn } from '@sufra/domain/text/locales'
import type { openShop } from '../../shop/shop.ts'

type Shop = ReturnType<typeof openShop>

/** The pages that a brand fills with its own words, colours and pictures. */
export async function ownPagesOf(shop: Shop, brand: string): Promise<string[]> {
  const { client, menu } = await shop.brand(brand)
  const { data: locations } = await client.branches.locations()
  const [location] = locations
  if (!location) throw new Error(`${brand} has no branch`)
  const { id, attributes } = location
  const category = firstCategory(menu)
  return [
    '/',
    category,
    ...interestingItems(menu),
    `${category}/location/${locationSlug({ id, name: attributes.name })}`,
  ]
}

/** The pages that are the same for every brand but for their language. */
export async function sharedPagesOf(shop: Shop, brand: string, locale: Locale): Promise<string[]> {
  const { client, application, menu } = await shop.brand(brand)
  const { data: pages } = await client.brand.pages()
  const written = pages.filter((page) => page.attributes.type === 'page')
  const [category] = menu.data
  const [orderType] = application.attributes['allowed-order-types']
  return [
    '/menu',
    '/search',
    `/search?q=${encodeURIComponent(wordsIn(category?.name ?? {}, locale))}`,
    `${firstCategory(menu)}/location`,
    `${firstCategory(menu)}/location/${orderType}`,
    '/cms',
    ...written.slice(0, 2).map(({ id, attributes: page }) => `/cms/${page.slug ?? id}`),
    '/licences',
    '/nowhere',
  ]
}

/** The pages to come in by. */
export const DOORS = ['/signin', '/signup', '/forgot-password', '/feedback']

/** The pages of somebody signed in, who has not done anything yet. */
export const PERSONAL = [
  '/user/profile',
  '/user/profile/password',
  '/user/profile/addresses',
  '/user/profile/addresses/new',
  '/user/profile/cars',
  '/user/profile/favorites',
  '/user/order',
  '/checkout',
]

function firstCategory(menu: MenuDocument) {
  const [category] = menu.data
  if (!category) throw new Error('the brand has no menu')
  return `/menu/${categorySlug(category)}`
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
