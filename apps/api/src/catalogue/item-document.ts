import { MENU_LABELS, type MenuItem } from '@sufra/contract/menu/menu'
import type { Currency } from '@sufra/domain/money/currencies'

import { allergenLevels } from './allergen-document.ts'
import { decimalPrice } from './decimal-price.ts'
import type { Item } from './item-queries.ts'
import { pictureUri } from './picture-uri.ts'

/** An item as a menu has it. */
export function itemDocument(item: Item, menu: { currency: Currency; upsells: Set<number> }) {
  const price = (minor: number) => decimalPrice(minor, menu.currency)
  return {
    id: item.id,
    name: item.name,
    description: item.description,
    price: price(item.priceMinor),
    prices: item.prices.map((at) => ({
      'location-id': at.locationId,
      price: price(at.priceMinor),
    })),
    imgUrl: pictureUri(item.picture),
    calories: item.calories,
    labels: MENU_LABELS.filter((label) => item.labels.includes(label)),
    allergens: allergenLevels(item.allergens),
    'modifier-groups': item.modifierGroups.map((group) => group.groupId),
    ingredients: item.ingredients.map(({ id, name, removable }) => ({ id, name, removable })),
    'combo-items': item.comboSteps.map(({ id, name, quantity, options }) => ({
      id,
      name,
      quantity,
      options: options.map((option) => ({ id: option.itemId, price: price(option.extraMinor) })),
    })),
    'excluded-locations': item.excludedLocations,
    'out-of-stock-locations': item.stockouts.map((stockout) => stockout.locationId),
    'order-types': item.orderTypes,
    windows: item.windows.map(({ weekdays, from, to }) => ({ weekdays, from, to })),
    'is-promotion': false,
    isUpsell: menu.upsells.has(item.id),
  } satisfies MenuItem
}
