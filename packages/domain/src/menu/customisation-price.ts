import type { Money } from '../money/money.ts'
import { priceAt } from './availability.ts'
import { optionOf, picksOf } from './combo-picks.ts'
import type { Choices, ComboPick, Customisation } from './customisation.ts'
import type { ComboOption, Item, PlainItem } from './menu-item.ts'

/** Of one piece: the branch's price, the modifiers, and what the picks of a combo cost extra. */
export const customisationPrice = (
  item: Item,
  customisation: Customisation,
  locationId: number | null,
): Money =>
  priceAt(item, locationId) +
  modifierSum(item, customisation) +
  sum(pickedOptions(item, customisation).map(pickPrice))

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

const sum = (amounts: readonly Money[]): Money =>
  amounts.reduce((total, amount) => total + amount, 0)
