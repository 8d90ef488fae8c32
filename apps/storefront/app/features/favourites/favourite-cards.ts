import type { Item } from '@sufra/domain/menu/menu-item'
import { type Locale, wordsIn } from '@sufra/domain/text/locales'
import type { Card } from '../../order/menu/menu-model.ts'

type Menu = { items: ReadonlyMap<number, Item>; pages: ReadonlyMap<number, string> }

/** The favourites that are on the menu, as cards, and how many are not on it. */
export function favouriteCards(ids: readonly number[], { items, pages }: Menu, locale: Locale) {
  const cards = ids.flatMap((id): Card[] => {
    const item = items.get(id)
    const href = pages.get(id)
    if (!item || !href) return []
    const { price, prices, picture, calories, limits } = item
    const name = wordsIn(item.names, locale)
    const description = wordsIn(item.description, locale)
    return [{ id, href, name, description, price, prices, picture, calories, labels: [], limits }]
  })
  return { cards, missing: ids.length - cards.length }
}
