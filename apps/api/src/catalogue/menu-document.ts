import type {
  MenuAllergen,
  MenuCategory,
  MenuItem,
  MenuModifier,
  MenuModifierGroup,
} from '@sufra/contract/menu/menu'
import { MENU_LABELS } from '@sufra/contract/menu/menu'
import { type Currency, decimalsOf } from '@sufra/domain/money/currencies'
import { type Money, toDecimal } from '@sufra/domain/money/money'
import type { Words } from '@sufra/domain/text/locales'
import type { Allergen } from '@sufra/domain/vocabulary/allergens'
import { ALLERGENS } from '@sufra/domain/vocabulary/allergens'
import { inEveryLanguage } from '@sufra/i18n/server-texts'
import type { Item } from './item-queries.ts'
import type { DeclaredAllergens } from './item-tables.ts'
import type { Category, Modifier, ModifierGroup } from './menu-queries.ts'

/** An item as a menu has it. */
export function itemDocument(item: Item, menu: { currency: Currency; upsells: Set<number> }) {
  const price = (minor: Money) => decimalPrice(minor, menu.currency)
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

export const categoryDocument = (
  category: Category,
  displayOrder: number,
  items: MenuItem[],
): MenuCategory => ({ ...categoryHeading(category, displayOrder), items })

/** A category without what is in it. */
export const categoryHeading = (category: Category, displayOrder: number) => ({
  id: category.id,
  name: category.name,
  description: category.description,
  'image-uri': pictureUri(category.picture),
  'display-order': displayOrder,
  'excluded-locations': category.excludedLocations,
  'excluded-apps': category.excludedApplications,
})

export const modifierGroupDocument = (group: ModifierGroup): MenuModifierGroup => ({
  id: group.id,
  name: group.name,
  kind: group.kind,
  minimum: group.minimum,
  maximum: group.maximum,
  modifiers: group.modifiers.map((modifier) => modifier.id),
})

export const modifierDocument = (modifier: Modifier, currency: Currency): MenuModifier => ({
  id: modifier.id,
  name: modifier.name,
  price: decimalPrice(modifier.priceMinor, currency),
  calories: modifier.calories,
  allergens: allergenLevels(modifier.allergens),
  maximum: modifier.maximum,
  'is-default': modifier.isDefault,
  'out-of-stock-locations': modifier.outOfStockLocations,
})

export function allergenLevels(declared: DeclaredAllergens | null): MenuItem['allergens'] {
  if (!declared) return null
  return ALLERGENS.flatMap((id) => {
    const level = declared[id]
    return level ? [{ id, level }] : []
  })
}

/** Every allergen that any of these names, once. */
export function allergensNamedBy(
  declarations: { allergens: DeclaredAllergens | null }[],
): MenuAllergen[] {
  const isNamed = (id: (typeof ALLERGENS)[number]) =>
    declarations.some(({ allergens }) => allergens?.[id])
  return ALLERGENS.filter(isNamed).map((id) => ({ id, name: nameOf(id) }))
}

/** The catalogue has them as within a sentence; here each stands by itself. */
function nameOf(allergen: Allergen): Words {
  const names = Object.entries(inEveryLanguage(`allergen_${allergen}`))
  return Object.fromEntries(names.map(([locale, name]) => [locale, capitalised(name)]))
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** 1250 halalas are 12.5 riyals: the number as it stands on the wire. */
const decimalPrice = (minor: Money, currency: Currency) => toDecimal(minor, decimalsOf(currency))

/** Pictures are made in several widths; this one serves a list, and names the others by its pattern. */
export const pictureUri = (name: string | null) => name && `/pictures/${name}-480.webp`
