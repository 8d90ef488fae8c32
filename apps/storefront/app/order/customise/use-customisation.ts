import type { Moment } from '@sufra/domain/menu/availability'
import {
  type ChoiceRefusal,
  choose,
  setModifierQuantity,
  toggleIngredient,
  unchoose,
} from '@sufra/domain/menu/choosing'
import {
  optionOf,
  pickComboOption,
  picksOf,
  unpickComboOption,
  withPickChoices,
} from '@sufra/domain/menu/combo-picks'
import {
  type Choices,
  type Customisation,
  startCustomisation,
  withNotes,
  withQuantity,
} from '@sufra/domain/menu/customisation'
import type { Item, PlainItem } from '@sufra/domain/menu/menu-item'
import { useState } from 'react'

/** Where a choice is made: the item itself, or one pick of a combo step. */
export type PickPath = { stepId: number; pick: number } | null

type State = {
  customisation: Customisation
  refusal: { groupId: number; why: ChoiceRefusal } | null
}

/** What the customer has chosen so far; the domain decides what each tap means. */
export function useCustomisation(item: Item, moment: Moment, filled: Customisation | null) {
  const [{ customisation, refusal }, setState] = useState<State>(() => ({
    customisation: filled ?? startCustomisation(item, moment),
    refusal: null,
  }))

  const set = (next: Customisation) => setState({ customisation: next, refusal: null })

  /** Applies a change to the choices of one path and remembers where it was refused. */
  const change = (
    path: PickPath,
    groupId: number,
    apply: (
      item: PlainItem,
      choices: Choices,
    ) => { customisation: Choices; refused: ChoiceRefusal | null },
  ) => {
    const { target, choices } = whatIsAt(item, customisation, path)
    if (!target || !choices) return
    const { customisation: changed, refused } = apply(target, choices)
    const next = path
      ? withPickChoices(customisation, path.stepId, path.pick, changed)
      : { ...customisation, ...changed }
    setState({ customisation: next, refusal: refused && { groupId, why: refused } })
  }

  return {
    customisation,
    refusal,
    choose: (path: PickPath, groupId: number, modifierId: number) =>
      change(path, groupId, (target, choices) => choose(target, choices, modifierId, moment)),
    unchoose: (path: PickPath, groupId: number, modifierId: number) =>
      change(path, groupId, (_, choices) => ({
        customisation: unchoose(choices, modifierId),
        refused: null,
      })),
    setModifier: (path: PickPath, groupId: number, modifierId: number, quantity: number) =>
      change(path, groupId, (target, choices) =>
        setModifierQuantity(target, choices, modifierId, quantity, moment),
      ),
    toggleIngredient: (path: PickPath, ingredientId: number) =>
      change(path, 0, (target, choices) => toggleIngredient(target, choices, ingredientId)),
    pick: (stepId: number, itemId: number) =>
      set(pickComboOption(item, customisation, stepId, itemId, moment).customisation),
    unpick: (stepId: number, index: number) => set(unpickComboOption(customisation, stepId, index)),
    setNotes: (notes: string) => {
      const { customisation: next, isAtLimit } = withNotes(customisation, notes)
      set(next)
      return isAtLimit
    },
    setQuantity: (quantity: number) => set(withQuantity(customisation, quantity)),
  }
}

export type CustomisationControl = ReturnType<typeof useCustomisation>

/** The item and choices a path stands for. */
function whatIsAt(item: Item, customisation: Customisation, path: PickPath) {
  if (!path) return { target: item, choices: customisation }
  const step = item.combo.find(({ id }) => id === path.stepId)
  const pick = picksOf(customisation, path.stepId)[path.pick]
  return {
    target: step && pick ? optionOf(step, pick.itemId)?.item : undefined,
    choices: pick?.choices,
  }
}
