import type { MenuDocument, MenuItem, MenuModifier, MenuModifierGroup } from '@sufra/contract/menu'
import { wordsIn } from '@sufra/domain/locales'
import { toMinor } from '@sufra/domain/money'
import { categorySlug } from '@sufra/domain/slug'
import { cardOf } from '../menu/sections.server.ts'
import type { Brand } from '../visit/brand.ts'
import type { Allergens, ComboStep, ItemDetail, Option, OptionGroup } from './item-model.ts'

/** Null when the menu has no such item to show. */
export function itemDetail(menu: MenuDocument, itemId: number, brand: Brand): ItemDetail | null {
  const found = findItem(menu, itemId)
  const card = found && cardOf(found.item, found.slug, brand)
  if (!card) return null
  const { item } = found
  return {
    ...card,
    allergens: allergensOf(item.allergens, menu, brand),
    groups: item['modifier-groups'].flatMap((id) => groupOf(id, menu, brand) ?? []),
    ingredients: item.ingredients.map(({ id, name, removable }) => ({
      id,
      name: wordsIn(name, brand.locale),
      removable,
    })),
    combo: item['combo-items'].map((step) => comboStep(step, menu, brand)),
    orderTypes: item['order-types'] ?? [],
    windows: item.windows,
  }
}

function findItem(menu: MenuDocument, itemId: number) {
  for (const category of menu.data) {
    const item = category.items.find(({ id }) => id === itemId)
    if (item) return { item, slug: categorySlug(category) }
  }
  return null
}

/** In the menu's own order. */
function groupOf(id: number, menu: MenuDocument, brand: Brand): OptionGroup | null {
  const group = menu.included.modifierGroups.find((each) => each.id === id)
  if (!group) return null
  return {
    id,
    name: wordsIn(group.name, brand.locale),
    kind: group.kind,
    minimum: group.minimum,
    maximum: group.maximum,
    options: optionsOf(group, menu, brand),
  }
}

function optionsOf(group: MenuModifierGroup, menu: MenuDocument, brand: Brand): Option[] {
  return group.modifiers.flatMap((id) => {
    const modifier = menu.included.modifiers.find((each) => each.id === id)
    return (modifier && optionOf(modifier, menu, brand)) ?? []
  })
}

function optionOf(modifier: MenuModifier, menu: MenuDocument, brand: Brand): Option | null {
  const price = toMinor(modifier.price, brand.currency.decimals)
  if (price === null) return null
  return {
    id: modifier.id,
    name: wordsIn(modifier.name, brand.locale),
    price,
    calories: modifier.calories,
    allergens: allergensOf(modifier.allergens, menu, brand),
    maximum: modifier.maximum,
    isDefault: modifier['is-default'],
    outOfStockLocations: modifier['out-of-stock-locations'],
  }
}

function comboStep(
  step: MenuItem['combo-items'][number],
  menu: MenuDocument,
  brand: Brand,
): ComboStep {
  return {
    id: step.id,
    name: wordsIn(step.name, brand.locale),
    quantity: step.quantity,
    options: step.options.flatMap(({ id, price }) => {
      const found = findItem(menu, id)
      const card = found && cardOf(found.item, found.slug, brand)
      const extra = toMinor(price, brand.currency.decimals)
      if (!card || extra === null) return []
      return [{ id, href: card.href, name: card.name, picture: card.picture, extra }]
    }),
  }
}

function allergensOf(declared: MenuItem['allergens'], menu: MenuDocument, brand: Brand): Allergens {
  if (!declared) return null
  const named = (level: 'contains' | 'may-contain') =>
    declared
      .filter((each) => each.level === level)
      .map(({ id }) => {
        const allergen = menu.included.allergens.find((each) => each.id === id)
        return { id, name: (allergen && wordsIn(allergen.name, brand.locale)) || id }
      })
  return { contains: named('contains'), mayContain: named('may-contain') }
}
