import type {
  ComboStep,
  Item,
  Modifier,
  ModifierGroup,
  PlainItem,
} from '@sufra/domain/menu/menu-item'
import { toMinor } from '@sufra/domain/money/money'
import type { Words } from '@sufra/domain/text/locales'
import type { MenuDocument, MenuItem, MenuModifier } from './menu.ts'

/** How much of a published menu becomes orderable items: whose money, and in which languages. */
export type Reading = { decimals: number; keep: (words: Words) => Words }

/** Every item that can be ordered, by id. What has no exact price is left out. */
export function orderableItems(menu: MenuDocument, reading: Reading): Map<number, Item> {
  const plain = new Map<number, { source: MenuItem; item: PlainItem }>()
  for (const { items, 'excluded-locations': excluded } of menu.data) {
    for (const source of items) {
      const item = plainItem(source, excluded, menu, reading)
      if (item) plain.set(source.id, { source, item })
    }
  }
  const step = (each: MenuItem['combo-items'][number]): ComboStep => ({
    id: each.id,
    names: reading.keep(each.name),
    quantity: each.quantity,
    options: each.options.flatMap(({ id, price }) => {
      const option = plain.get(id)
      const extra = toMinor(price, reading.decimals)
      return option && extra !== null ? [{ item: option.item, extra }] : []
    }),
  })
  return new Map(
    [...plain].map(([id, { source, item }]) => [
      id,
      { ...item, combo: source['combo-items'].map(step) },
    ]),
  )
}

function plainItem(
  source: MenuItem,
  excludedCategoryAt: readonly number[],
  menu: MenuDocument,
  reading: Reading,
): PlainItem | null {
  const price = toMinor(source.price, reading.decimals)
  if (price === null) return null
  return {
    id: source.id,
    names: reading.keep(source.name),
    description: reading.keep(source.description),
    picture: source.imgUrl,
    price,
    prices: branchPrices(source, reading.decimals),
    calories: source.calories,
    allergens: source.allergens,
    groups: source['modifier-groups'].flatMap((id) => group(id, menu, reading) ?? []),
    ingredients: source.ingredients.map(({ id, name, removable }) => ({
      id,
      names: reading.keep(name),
      removable,
    })),
    limits: {
      // Where its category is not offered, neither is the item.
      excludedLocations: [...source['excluded-locations'], ...excludedCategoryAt],
      outOfStockLocations: source['out-of-stock-locations'],
      orderTypes: source['order-types'] ?? [],
      windows: source.windows,
    },
    isPromotion: source['is-promotion'],
    isUpsell: source.isUpsell,
  }
}

/** By location id, where it differs. */
export function branchPrices({ prices }: MenuItem, decimals: number): Record<number, number> {
  const byBranch: Record<number, number> = {}
  for (const { 'location-id': location, price } of prices) {
    const minor = toMinor(price, decimals)
    if (minor !== null) byBranch[location] = minor
  }
  return byBranch
}

function group(id: number, menu: MenuDocument, reading: Reading): ModifierGroup | null {
  const source = menu.included.modifierGroups.find((each) => each.id === id)
  if (!source) return null
  return {
    id,
    names: reading.keep(source.name),
    kind: source.kind,
    minimum: source.minimum,
    maximum: source.maximum,
    modifiers: source.modifiers.flatMap((modifierId) => {
      const found = menu.included.modifiers.find((each) => each.id === modifierId)
      return (found && modifier(found, reading)) ?? []
    }),
  }
}

function modifier(source: MenuModifier, reading: Reading): Modifier | null {
  const price = toMinor(source.price, reading.decimals)
  if (price === null) return null
  return {
    id: source.id,
    names: reading.keep(source.name),
    price,
    calories: source.calories,
    allergens: source.allergens,
    maximum: source.maximum,
    isDefault: source['is-default'],
    outOfStockLocations: source['out-of-stock-locations'],
  }
}
