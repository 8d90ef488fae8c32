import type { Moment } from '../menu/availability.ts'
import { optionOf } from '../menu/combo-picks.ts'
import type { CustomisationFault } from '../menu/customisation-faults.ts'
import {
  type Item,
  isItemAvailable,
  isModifierSoldOut,
  modifiersOf,
  type PlainItem,
} from '../menu/menu-item.ts'
import type { Words } from '../text/locales.ts'
import type { CartLine, LineComboItem, LineIngredient, LineModifier } from './cart-line.ts'

type Named = { names: Words }

/** A line less what the item cannot be had with any more, and the names of that. */
export function withoutMissing(line: CartLine, item: Item, moment: Moment) {
  const { isOffered, isListed } = offerOf(item, moment)
  const picks = line.comboItems.map((pick) => fitPick(pick, item, moment))
  return {
    line: {
      ...line,
      modifiers: line.modifiers.filter(isOffered),
      ingredients: line.ingredients.filter(isListed),
      comboItems: picks.flatMap(({ pick }) => pick ?? []),
    },
    missing: [
      ...missingOptions(line.modifiers, line.ingredients, item, moment),
      ...picks.flatMap(({ missing }) => missing),
    ],
  }
}

/** What to call the group, the step or the ingredient a fault is about. */
export function namesAt(item: Item, fault: CustomisationFault): Words[] {
  const { stepId, groupId } = fault.where
  if ('what' in fault && fault.what === 'ingredient') return namesOf(item.ingredients, fault.id)
  return stepId === null ? namesOf(item.groups, groupId) : namesOf(item.combo, stepId)
}

function fitPick(
  pick: LineComboItem,
  { combo }: Item,
  moment: Moment,
): { pick: LineComboItem | null; missing: Words[] } {
  const step = combo.find(({ id }) => id === pick.stepId)
  const item = step && optionOf(step, pick.id)?.item
  if (!item || !isItemAvailable(item, moment)) return { pick: null, missing: [pick.names] }
  const { isOffered, isListed } = offerOf(item, moment)
  const modifiers = pick.modifiers.map((group) => ({
    ...group,
    modifiers: group.modifiers.filter(isOffered),
  }))
  return {
    pick: { ...pick, modifiers, ingredients: pick.ingredients.filter(isListed) },
    missing: missingOptions(
      pick.modifiers.flatMap((group) => group.modifiers),
      pick.ingredients,
      item,
      moment,
    ),
  }
}

/** An ingredient that can no longer be left out is still listed: only the customer can give up that wish. */
function offerOf(item: PlainItem, moment: Moment) {
  const offered = modifiersOf(item).filter((modifier) => !isModifierSoldOut(modifier, moment))
  return {
    isOffered: ({ id }: LineModifier) => offered.some((modifier) => modifier.id === id),
    isListed: ({ id }: LineIngredient) => item.ingredients.some((listed) => listed.id === id),
  }
}

function missingOptions(
  modifiers: readonly LineModifier[],
  ingredients: readonly LineIngredient[],
  item: PlainItem,
  moment: Moment,
): Words[] {
  const { isOffered, isListed } = offerOf(item, moment)
  const lost: Named[] = [
    ...modifiers.filter((modifier) => !isOffered(modifier)),
    ...ingredients.filter((ingredient) => !ingredient.checked && !isListed(ingredient)),
  ]
  return lost.map(({ names }) => names)
}

const namesOf = (list: readonly (Named & { id: number })[], wanted: number | null) =>
  list.filter(({ id }) => id === wanted).map(({ names }) => names)
