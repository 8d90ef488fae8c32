import { apiClient } from '@sufra/contract/client'
import type { Item } from '@sufra/domain/menu-item'
import { menuUriFor } from '@sufra/domain/menu-order'
import type { OrderType } from '@sufra/domain/order-types'
import { baseUrl } from '../developer/base-url.ts'
import { requests } from '../loading/loading-progress.ts'
import type { Brand } from '../visit/brand.ts'
import { orderableItems } from './orderable-items.ts'
import { readingOf } from './reading.ts'

const read = new Map<string, Promise<Map<number, Item>>>()

/** The published menu as orderable items. An address names one version for ever, so it is fetched once. */
export function itemsFor(brand: Brand, orderType: OrderType | null): Promise<Map<number, Item>> {
  const uri = menuUriFor(brand.menus, orderType)
  const known = read.get(uri)
  if (known) return known
  const fetched = fetchItems(brand, uri)
  read.set(uri, fetched)
  fetched.catch(() => read.delete(uri))
  return fetched
}

async function fetchItems(brand: Brand, uri: string) {
  const client = apiClient({
    baseUrl: `${baseUrl()}/api`,
    appKey: brand.key,
    locale: brand.locale,
    listener: { onStart: requests.start, onEnd: requests.end, onFail: requests.fail },
  })
  const { menu } = await client.menu(uri)
  return orderableItems(menu, readingOf(brand))
}
