import { itemDocument } from '../catalogue/item-document.ts'
import { findItemsById } from '../catalogue/item-queries.ts'
import type { PriceBook } from '../orders/price-book.ts'
import type { Db } from '../platform/database/connection.ts'
import type { Coupon } from './promotion-queries.ts'

/** The items that promotions give, each once. */
export async function itemsGiven(db: Db, { concept }: PriceBook, coupons: readonly Coupon[]) {
  const ids = coupons.flatMap(({ promotion: { benefit } }) =>
    benefit.kind === 'item' ? [benefit.itemId] : [],
  )
  const items = await findItemsById(db, concept.conceptId, [...new Set(ids)])
  const menu = { currency: concept.currency, upsells: new Set<number>() }
  return items.map((item) => ({
    type: 'items' as const,
    id: item.id,
    attributes: { ...itemDocument(item, menu), 'is-promotion': true },
  }))
}
