import type { Moment } from './availability.ts'
import { countIn } from './choosing.ts'
import { optionOf, picksOf } from './combo-picks.ts'
import { type Choices, type Customisation, startCustomisation } from './customisation.ts'
import { NOTES_MAX } from './limits.ts'
import {
  boundsOf,
  type ComboStep,
  type Item,
  inAskingOrder,
  isItemAvailable,
  isModifierSoldOut,
  type ModifierGroup,
  modifiersOf,
  type PlainItem,
} from './menu-item.ts'

/** The group or step a fault is shown at: a group of the item, a combo step, or a group of one of its picks. */
export type FaultPlace = { stepId: number | null; pick: number | null; groupId: number | null }

export type CustomisationFault = { where: FaultPlace } & (
  | { kind: 'below-minimum'; needed: number }
  | { kind: 'above-maximum'; allowed: number }
  | { kind: 'sold-out' | 'not-offered'; what: 'modifier' | 'ingredient' | 'item'; id: number }
  | { kind: 'notes-too-long'; allowed: number }
)

const ITEM: FaultPlace = { stepId: null, pick: null, groupId: null }

/** What stands between this customisation and the cart, in the order the customer is asked. */
export function customisationFaults(
  item: Item,
  customisation: Customisation,
  moment: Moment,
): CustomisationFault[] {
  const stepIds = item.combo.map(({ id }) => id)
  const strayPicks = Object.entries(customisation.combo)
    .filter(([stepId]) => !stepIds.includes(Number(stepId)))
    .flatMap(([, picks]) => picks)
  return [
    ...choiceFaults(item, customisation, moment, ITEM),
    ...item.combo.flatMap((step) => stepFaults(step, customisation, moment)),
    ...strayPicks.map(({ itemId }) => notOffered('item', itemId, ITEM)),
    ...(customisation.notes.length > NOTES_MAX
      ? [{ where: ITEM, kind: 'notes-too-long', allowed: NOTES_MAX } as const]
      : []),
  ]
}

/** One tap puts it into the cart: nothing must be asked first. */
export const isSimple = (item: Item, moment: Moment) =>
  item.combo.length === 0 &&
  customisationFaults(item, startCustomisation(item, moment), moment).length === 0

function choiceFaults(
  item: PlainItem,
  { modifiers, leftOut }: Choices,
  moment: Moment,
  at: FaultPlace,
): CustomisationFault[] {
  const offered = modifiersOf(item).map(({ id }) => id)
  const removable = item.ingredients.filter((each) => each.removable).map(({ id }) => id)
  return [
    ...inAskingOrder(item.groups).flatMap((group) =>
      groupFaults(group, modifiers, moment, { ...at, groupId: group.id }),
    ),
    ...Object.keys(modifiers)
      .map(Number)
      .filter((id) => !offered.includes(id))
      .map((id) => notOffered('modifier', id, at)),
    ...leftOut
      .filter((id) => !removable.includes(id))
      .map((id) => notOffered('ingredient', id, at)),
  ]
}

function groupFaults(
  group: ModifierGroup,
  chosen: Choices['modifiers'],
  moment: Moment,
  where: FaultPlace,
): CustomisationFault[] {
  const { minimum, maximum } = boundsOf(group)
  const taken = group.modifiers.filter(({ id }) => (chosen[id] ?? 0) > 0)
  const tooMany = taken.find(({ id, maximum: each }) => (chosen[id] ?? 0) > each)
  return [
    ...countFaults(countIn(group, chosen), minimum, maximum, where),
    ...(tooMany ? [{ where, kind: 'above-maximum', allowed: tooMany.maximum } as const] : []),
    ...taken
      .filter((modifier) => isModifierSoldOut(modifier, moment))
      .map(({ id }) => ({ where, kind: 'sold-out', what: 'modifier', id }) as const),
  ]
}

function stepFaults(
  step: ComboStep,
  customisation: Customisation,
  moment: Moment,
): CustomisationFault[] {
  const picks = picksOf(customisation, step.id)
  const where = { ...ITEM, stepId: step.id }
  return [
    ...countFaults(picks.length, step.quantity, step.quantity, where),
    ...picks.flatMap(({ itemId, choices }, pick): CustomisationFault[] => {
      const option = optionOf(step, itemId)
      const at = { ...where, pick }
      if (!option) return [notOffered('item', itemId, at)]
      if (!isItemAvailable(option.item, moment)) {
        return [{ where: at, kind: 'sold-out', what: 'item', id: itemId }]
      }
      return choiceFaults(option.item, choices, moment, at)
    }),
  ]
}

function countFaults(count: number, minimum: number, maximum: number, where: FaultPlace) {
  if (count < minimum) return [{ where, kind: 'below-minimum', needed: minimum } as const]
  if (count > maximum) return [{ where, kind: 'above-maximum', allowed: maximum } as const]
  return []
}

const notOffered = (what: 'modifier' | 'ingredient' | 'item', id: number, where: FaultPlace) =>
  ({ where, kind: 'not-offered', what, id }) as const
