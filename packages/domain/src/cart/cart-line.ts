import { type BranchPrices, type Moment, priceAt } from '../menu/availability.ts'
import { optionOf, picksOf } from '../menu/combo-picks.ts'
import type { Choices, ComboPick, Customisation } from '../menu/customisation.ts'
import { customisationPrice } from '../menu/customisation-price.ts'
import type { Item, ModifierGroup, PlainItem } from '../menu/menu-item.ts'
import { asQuantity } from '../menu/quantity.ts'
import type { Money } from '../money/money.ts'
import type { Words } from '../text/locales.ts'
import { lineKey } from './line-choice.ts'

export type LineModifier = { id: number; names: Words; price: Money; quantity: number }
/** Unchecked: the customer leaves it out. */
export type LineIngredient = { id: number; names: Words; quantity: number; checked: boolean }

/** What was picked at one combo step. */
export type LineComboItem = {
  stepId: number
  id: number
  names: Words
  /** What it adds to the combo's price. */
  price: Money
  quantity: number
  ingredients: readonly LineIngredient[]
  /** By group, each with what was chosen from it. */
  modifiers: readonly { id: number; names: Words; modifiers: readonly LineModifier[] }[]
}

/** An item as it is ordered, with everything needed to show and to price it without the menu. */
export type OrderedLine = BranchPrices & {
  itemId: number
  names: Words
  description: Words
  picture: string | null
  /** Of one piece: the item and everything chosen with it. */
  total: Money
  /** 0 only for an upsell the customer took out. */
  quantity: number
  notes: string
  discount: Money
  modifiers: readonly LineModifier[]
  ingredients: readonly LineIngredient[]
  comboItems: readonly LineComboItem[]
  excludedLocations: readonly number[]
  outOfStockLocations: readonly number[]
  isPromotion: boolean
  isUpsell: boolean
}

/** In the cart. Equal keys are of lines that belong together; see `lineKey`. */
export type CartLine = OrderedLine & { key: string }

export function lineOf(
  item: Item,
  customisation: Customisation,
  pricedAt: Pick<Moment, 'locationId'>,
): CartLine {
  const line = orderedLine(item, customisation, pricedAt)
  return { ...line, key: lineKey(line) }
}

export function orderedLine(
  item: Item,
  customisation: Customisation,
  { locationId }: Pick<Moment, 'locationId'>,
): OrderedLine {
  return {
    itemId: item.id,
    names: item.names,
    description: item.description,
    picture: item.picture,
    price: priceAt(item, locationId),
    total: customisationPrice(item, customisation, locationId),
    quantity: asQuantity(customisation.quantity),
    notes: customisation.notes,
    discount: 0,
    modifiers: item.groups.flatMap((group) => takenFrom(group, customisation)),
    ingredients: ingredientsOf(item, customisation),
    comboItems: comboItemsOf(item, customisation),
    prices: item.prices,
    excludedLocations: item.limits.excludedLocations,
    outOfStockLocations: item.limits.outOfStockLocations,
    isPromotion: item.isPromotion,
    isUpsell: item.isUpsell,
  }
}

/** What was chosen, so that editing a line opens the item as it was left. */
export function toCustomisation(line: CartLine): Customisation {
  const combo: Record<number, ComboPick[]> = {}
  for (const { stepId, id, ingredients, modifiers, quantity } of line.comboItems) {
    const choices = choicesOf(
      modifiers.flatMap((group) => group.modifiers),
      ingredients,
    )
    const picks = Array.from({ length: quantity }, () => ({ itemId: id, choices }))
    combo[stepId] = [...(combo[stepId] ?? []), ...picks]
  }
  return {
    ...choicesOf(line.modifiers, line.ingredients),
    combo,
    notes: line.notes,
    quantity: line.quantity,
  }
}

const comboItemsOf = (item: Item, customisation: Customisation): LineComboItem[] =>
  item.combo.flatMap((step) =>
    picksOf(customisation, step.id).flatMap(({ itemId, choices }) => {
      const option = optionOf(step, itemId)
      if (!option) return []
      return {
        stepId: step.id,
        id: itemId,
        names: option.item.names,
        price: option.extra,
        quantity: 1,
        ingredients: ingredientsOf(option.item, choices),
        modifiers: option.item.groups.flatMap((group) => {
          const taken = takenFrom(group, choices)
          return taken.length > 0 ? { id: group.id, names: group.names, modifiers: taken } : []
        }),
      }
    }),
  )

function takenFrom({ modifiers }: ModifierGroup, chosen: Choices): LineModifier[] {
  const taken: LineModifier[] = []
  for (const { id, names, price } of modifiers) {
    const quantity = chosen.modifiers[id] ?? 0
    if (quantity > 0) taken.push({ id, names, price, quantity })
  }
  return taken
}

const ingredientsOf = ({ ingredients }: PlainItem, { leftOut }: Choices): LineIngredient[] =>
  ingredients.map(({ id, names }) => ({ id, names, quantity: 1, checked: !leftOut.includes(id) }))

const choicesOf = (
  modifiers: readonly LineModifier[],
  ingredients: readonly LineIngredient[],
): Choices => ({
  modifiers: Object.fromEntries(modifiers.map(({ id, quantity }) => [id, quantity])),
  leftOut: ingredients.filter(({ checked }) => !checked).map(({ id }) => id),
})
