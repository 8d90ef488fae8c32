import { orderableItems } from '@sufra/contract/menu/orderable-items'
import type { Item } from '@sufra/domain/menu/menu-item'
import { menuUriFor } from '@sufra/domain/menu/menu-order'
import { categorySlug, itemSlug } from '@sufra/domain/menu/slug'
import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import type { Brand } from '../../platform/visit/brand.ts'
import { browserClient } from '../../platform/visit/browser-client.ts'
import { readingOf } from './reading.ts'

/** What can be ordered, and where each item's own page is. */
export type OrderableMenu = { items: Map<number, Item>; pages: Map<number, string> }

const read = new Map<string, Promise<OrderableMenu>>()

export const itemsFor = async (brand: Brand, orderType: OrderType | null) =>
  (await orderableMenuFor(brand, orderType)).items

/** Null for an item that is not on the menu. */
export const itemPageFor = async (brand: Brand, orderType: OrderType | null, itemId: number) =>
  (await orderableMenuFor(brand, orderType)).pages.get(itemId) ?? null

/** The published menu. An address names one version for ever, so it is fetched once. */
export function orderableMenuFor(
  brand: Brand,
  orderType: OrderType | null,
): Promise<OrderableMenu> {
  const uri = menuUriFor(brand.menus, orderType)
  const known = read.get(uri)
  if (known) return known
  const fetched = fetchMenu(brand, uri)
  read.set(uri, fetched)
  fetched.catch(() => read.delete(uri))
  return fetched
}

async function fetchMenu(brand: Brand, uri: string): Promise<OrderableMenu> {
  const client = browserClient(brand)
  const { menu } = await client.menu.published(uri)
  const pages = menu.data.flatMap((category) =>
    category.items.map(
      (item) => [item.id, `/menu/${categorySlug(category)}/${itemSlug(item)}`] as const,
    ),
  )
  return { items: orderableItems(menu, readingOf(brand)), pages: new Map(pages) }
}
