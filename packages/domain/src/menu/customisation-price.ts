import { priceAt } from './availability.ts'
import { optionOf, picksOf } from './combo-picks.ts'
import type { Choices, ComboPick, Customisation } from './customisation.ts'
import { type ComboOption, type Item, modifiersOf, type PlainItem } from './menu-item.ts'

/** Of one piece, in minor units: the branch's price, the modifiers, and what the picks of a combo cost extra. */
export const customisationPrice = (
  item: Item,
  customisation: Customisation,
  locationId: number | null,
): number =>
  priceAt(item, locationId) +
  modifierSum(item, customisation) +
  sum(pickedOptions(item, customisation).map(pickPrice))

/**
 * Of one piece; null as soon as any part is not declared, because too low a figure misleads.
 * A combo's own figure covers its usual picks; a combo without one is the sum of what was picked.
 */
export function customisationCalories(item: Item, customisation: Customisation): number | null {
  const picked = pickedOptions(item, customisation)
  const isFull = item.combo.every(
    (step) => picksOf(customisation, step.id).length === step.quantity,
  )
  const isSumOfPicks = item.calories === null && item.combo.length > 0 && isFull
  return addUp([
    isSumOfPicks ? 0 : item.calories,
    ...modifierCalories(item, customisation),
    ...picked.flatMap(({ option, pick }) => [
      isSumOfPicks ? option.item.calories : 0,
      ...modifierCalories(option.item, pick.choices),
    ]),
  ])
}

type Picked = { option: ComboOption; pick: ComboPick }

const pickedOptions = (item: Item, customisation: Customisation): Picked[] =>
  item.combo.flatMap((step) =>
    picksOf(customisation, step.id).flatMap((pick) => {
      const option = optionOf(step, pick.itemId)
      return option ? [{ option, pick }] : []
    }),
  )

const pickPrice = ({ option, pick }: Picked) =>
  option.extra + modifierSum(option.item, pick.choices)

function modifierSum({ groups }: PlainItem, { modifiers: chosen }: Choices) {
  let total = 0
  for (const { modifiers } of groups) {
    for (const { id, price } of modifiers) {
      const quantity = chosen[id] ?? 0
      if (quantity > 0) total += price * quantity
    }
  }
  return total
}

const modifierCalories = (item: PlainItem, choices: Choices) =>
  chosenModifiers(item, choices).map(({ modifier: { calories }, quantity }) =>
    calories === null ? null : calories * quantity,
  )

/** In the item's order; what its menu does not offer is passed over. */
function chosenModifiers(item: PlainItem, { modifiers }: Choices) {
  const chosen = modifiersOf(item).map((modifier) => ({
    modifier,
    quantity: modifiers[modifier.id] ?? 0,
  }))
  return chosen.filter(({ quantity }) => quantity > 0)
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

const addUp = (parts: readonly (number | null)[]) =>
  parts.reduce((total, part) => (total === null || part === null ? null : total + part), 0)
