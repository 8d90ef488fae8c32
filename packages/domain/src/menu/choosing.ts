import type { Moment } from './availability.ts'
import type { Choices } from './customisation.ts'
import { boundsOf, isModifierSoldOut, type ModifierGroup, type PlainItem } from './menu-item.ts'

/** Why a choice stayed as it was. */
export type ChoiceRefusal = 'maximum-reached' | 'sold-out' | 'not-offered' | 'not-removable'

/** Where something is refused, what was chosen before still stands. */
export type ChoiceChange<Chosen extends Choices> = {
  customisation: Chosen
  refused: ChoiceRefusal | null
}

/** Takes a modifier once, unless it is taken already; in a group of one choice it replaces the other. */
export const choose = <Chosen extends Choices>(
  item: PlainItem,
  chosen: Chosen,
  modifierId: number,
  moment: Moment,
) => setModifierQuantity(item, chosen, modifierId, chosen.modifiers[modifierId] || 1, moment)

/** Always possible: a group below its minimum is shown as a fault, so that the customer can choose anew. */
export const unchoose = <Chosen extends Choices>(chosen: Chosen, modifierId: number): Chosen => ({
  ...chosen,
  modifiers: without(chosen.modifiers, [modifierId]),
})

export function setModifierQuantity<Chosen extends Choices>(
  item: PlainItem,
  chosen: Chosen,
  modifierId: number,
  quantity: number,
  moment: Moment,
): ChoiceChange<Chosen> {
  if (!(quantity > 0)) return { customisation: unchoose(chosen, modifierId), refused: null }
  const group = groupWith(item, modifierId)
  if (!group) return { customisation: chosen, refused: 'not-offered' }

  const rest = without(chosen.modifiers, isSingle(group) ? idsOf(group) : [modifierId])
  const isMore = quantity > (chosen.modifiers[modifierId] ?? 0)
  const refused = isMore ? refusalOf(group, modifierId, quantity, rest, moment) : null
  if (refused) return { customisation: chosen, refused }
  return {
    customisation: { ...chosen, modifiers: { ...rest, [modifierId]: quantity } },
    refused: null,
  }
}

/** Leaves an ingredient out, or puts it back. */
export function toggleIngredient<Chosen extends Choices>(
  item: PlainItem,
  chosen: Chosen,
  ingredientId: number,
): ChoiceChange<Chosen> {
  const ingredient = item.ingredients.find(({ id }) => id === ingredientId)
  const isLeftOut = chosen.leftOut.includes(ingredientId)
  if (!ingredient && !isLeftOut) return { customisation: chosen, refused: 'not-offered' }
  if (!ingredient?.removable && !isLeftOut) {
    return { customisation: chosen, refused: 'not-removable' }
  }
  const leftOut = item.ingredients
    .map(({ id }) => id)
    .filter((id) => chosen.leftOut.includes(id) !== (id === ingredientId))
  return { customisation: { ...chosen, leftOut }, refused: null }
}

/** How many modifiers of a group are taken. */
export const countIn = (group: ModifierGroup, modifiers: Choices['modifiers']) =>
  group.modifiers.reduce((sum, { id }) => sum + (modifiers[id] ?? 0), 0)

function refusalOf(
  group: ModifierGroup,
  modifierId: number,
  quantity: number,
  rest: Choices['modifiers'],
  moment: Moment,
): ChoiceRefusal | null {
  const modifier = group.modifiers.find(({ id }) => id === modifierId)
  if (!modifier) return 'not-offered'
  if (isModifierSoldOut(modifier, moment)) return 'sold-out'
  const isTooMany =
    quantity > modifier.maximum || countIn(group, rest) + quantity > boundsOf(group).maximum
  return isTooMany ? 'maximum-reached' : null
}

const groupWith = ({ groups }: PlainItem, modifierId: number) =>
  groups.find((group) => idsOf(group).includes(modifierId))

const isSingle = (group: ModifierGroup) => boundsOf(group).maximum === 1

const idsOf = ({ modifiers }: ModifierGroup) => modifiers.map(({ id }) => id)

const without = (modifiers: Choices['modifiers'], ids: readonly number[]) =>
  Object.fromEntries(Object.entries(modifiers).filter(([id]) => !ids.includes(Number(id))))
