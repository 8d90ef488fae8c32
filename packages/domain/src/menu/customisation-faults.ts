import type { Moment } from './availability.ts'
import { optionOf, picksOf } from './combo-picks.ts'
import { type Choices, type Customisation, NOTES_MAX, startCustomisation } from './customisation.ts'
import {
  boundsOf,
  type ComboStep,
  type Item,
  inAskingOrder,
  isItemAvailable,
  isModifierSoldOut,
  type Modifier,
  type ModifierGroup,
  modifiersOf,
  type PlainItem,
} from './menu-item.ts'

/** The group or step a fault is shown at: a group of the item, a combo step, or a group of one of its picks. */
export type FaultPath = { stepId: number | null; pick: number | null; groupId: number | null }

export type CustomisationFault = { where: FaultPath } & (
  | { kind: 'below-minimum'; needed: number }
  | { kind: 'above-maximum'; allowed: number }
  | { kind: 'sold-out' | 'not-offered'; what: 'modifier' | 'ingredient' | 'item'; id: number }
  | { kind: 'notes-too-long'; allowed: number }
)

const ITEM: FaultPath = { stepId: null, pick: null, groupId: null }

/** What stands between this customisation and the cart, in the order the customer is asked. */
export function customisationFaults(
  item: Item,
  customisation: Customisation,
  moment: Moment,
): CustomisationFault[] {
  const faults: CustomisationFault[] = []
  addChoiceFaults(faults, item, customisation, moment, ITEM)
  for (const step of item.combo) addStepFaults(faults, step, customisation, moment)
  for (const [stepId, picks] of Object.entries(customisation.combo)) {
    if (item.combo.some(({ id }) => id === Number(stepId))) continue
    for (const { itemId } of picks) faults.push(notOffered('item', itemId, ITEM))
  }
  if (customisation.notes.length > NOTES_MAX) {
    faults.push({ where: ITEM, kind: 'notes-too-long', allowed: NOTES_MAX })
  }
  return faults
}

/** One tap puts it into the cart: nothing must be asked first. */
export const isSimple = (item: Item, moment: Moment) =>
  item.combo.length === 0 &&
  customisationFaults(item, startCustomisation(item, moment), moment).length === 0

/** Called for every price of every line and seldom finds a fault: allocates nothing until it does. */
function addChoiceFaults(
  faults: CustomisationFault[],
  item: PlainItem,
  { modifiers, leftOut }: Choices,
  moment: Moment,
  at: FaultPath,
) {
  let offered = 0
  for (const group of inAskingOrder(item.groups)) {
    offered += addGroupFaults(faults, group, modifiers, moment, at)
  }
  const ids = Object.keys(modifiers)
  if (offered < ids.length) {
    const known = new Set(modifiersOf(item).map(({ id }) => id))
    for (const id of ids.map(Number)) {
      if (!known.has(id)) faults.push(notOffered('modifier', id, at))
    }
  }
  for (const id of leftOut) {
    const isRemovable = item.ingredients.some((each) => each.id === id && each.removable)
    if (!isRemovable) faults.push(notOffered('ingredient', id, at))
  }
}

/** Answers how many of the modifiers that are named belong to the group. */
function addGroupFaults(
  faults: CustomisationFault[],
  group: ModifierGroup,
  chosen: Choices['modifiers'],
  moment: Moment,
  at: FaultPath,
): number {
  let named = 0
  let count = 0
  let tooMany: Modifier | null = null
  const soldOut: Modifier[] = []
  for (const modifier of group.modifiers) {
    const quantity = chosen[modifier.id]
    if (quantity === undefined) continue
    named += 1
    count += quantity
    if (quantity > 0 && quantity > modifier.maximum) tooMany ??= modifier
    if (quantity > 0 && isModifierSoldOut(modifier, moment)) soldOut.push(modifier)
  }
  const { minimum, maximum } = boundsOf(group)
  const isFit = count >= minimum && count <= maximum
  if (isFit && !tooMany && soldOut.length === 0) return named

  const where = { ...at, groupId: group.id }
  addCountFault(faults, count, minimum, maximum, where)
  if (tooMany) faults.push({ where, kind: 'above-maximum', allowed: tooMany.maximum })
  for (const { id } of soldOut) faults.push({ where, kind: 'sold-out', what: 'modifier', id })
  return named
}

function addStepFaults(
  faults: CustomisationFault[],
  step: ComboStep,
  customisation: Customisation,
  moment: Moment,
) {
  const picks = picksOf(customisation, step.id)
  const where = { ...ITEM, stepId: step.id }
  addCountFault(faults, picks.length, step.quantity, step.quantity, where)
  for (const [pick, { itemId, choices }] of picks.entries()) {
    const option = optionOf(step, itemId)
    const at = { ...where, pick }
    if (!option) faults.push(notOffered('item', itemId, at))
    else if (!isItemAvailable(option.item, moment)) {
      faults.push({ where: at, kind: 'sold-out', what: 'item', id: itemId })
    } else addChoiceFaults(faults, option.item, choices, moment, at)
  }
}

function addCountFault(
  faults: CustomisationFault[],
  count: number,
  minimum: number,
  maximum: number,
  where: FaultPath,
) {
  if (count < minimum) faults.push({ where, kind: 'below-minimum', needed: minimum })
  else if (count > maximum) faults.push({ where, kind: 'above-maximum', allowed: maximum })
}

const notOffered = (what: 'modifier' | 'ingredient' | 'item', id: number, where: FaultPath) =>
  ({ where, kind: 'not-offered', what, id }) as const
