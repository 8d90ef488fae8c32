import type { StockCategory } from '@sufra/contract/orders/board'
import { foldText } from '@sufra/domain/search/fold-text'

/** The items that are called so in any language, of those asked for; categories without any are left out. */
export function foundStock(
  categories: readonly StockCategory[],
  { query, isOutOnly }: { query: string; isOutOnly: boolean },
): StockCategory[] {
  const wanted = foldText(query)
  return categories.flatMap((category) => {
    const { attributes } = category
    const items = attributes.items.filter(
      (item) =>
        (!isOutOnly || item['is-out'] || attributes['is-out']) &&
        Object.values(item.name).some((name) => foldText(name).includes(wanted)),
    )
    return items.length > 0 ? [{ ...category, attributes: { ...attributes, items } }] : []
  })
}

export const outOf = (categories: readonly StockCategory[]) =>
  categories.flatMap(({ attributes }) =>
    attributes.items.filter((item) => item['is-out'] || attributes['is-out']),
  ).length
