import type { Moment } from './availability.ts'
import type { ChoiceChange } from './choosing.ts'
import { type Choices, type ComboPick, type Customisation, startChoices } from './customisation.ts'
import { type ComboStep, type Item, isItemAvailable } from './menu-item.ts'

/** Adds to a combo step what it still lacks; a step of one piece swaps instead. */
export function pickComboOption(
  item: Item,
  customisation: Customisation,
  stepId: number,
  itemId: number,
  moment: Moment,
): ChoiceChange<Customisation> {
  const step = item.combo.find(({ id }) => id === stepId)
  const option = step && optionOf(step, itemId)
  if (!step || !option) return { customisation, refused: 'not-offered' }
  if (!isItemAvailable(option.item, moment)) return { customisation, refused: 'sold-out' }

  const picks = picksOf(customisation, stepId)
  const isSwap = step.quantity === 1
  if (isSwap && picks[0]?.itemId === itemId) return { customisation, refused: null }
  if (!isSwap && picks.length >= step.quantity) {
    return { customisation, refused: 'maximum-reached' }
  }
  const pick = { itemId, choices: startChoices(option.item, moment) }
  return {
    customisation: withPicks(customisation, stepId, isSwap ? [pick] : [...picks, pick]),
    refused: null,
  }
}

export const unpickComboOption = (
  customisation: Customisation,
  stepId: number,
  index: number,
): Customisation =>
  withPicks(customisation, stepId, picksOf(customisation, stepId).toSpliced(index, 1))

/** What `choose` and its like make of one pick, put back into its combo. */
export const withPickChoices = (
  customisation: Customisation,
  stepId: number,
  index: number,
  choices: Choices,
): Customisation =>
  withPicks(
    customisation,
    stepId,
    picksOf(customisation, stepId).map((pick, at) => (at === index ? { ...pick, choices } : pick)),
  )

export const picksOf = ({ combo }: Customisation, stepId: number): readonly ComboPick[] =>
  combo[stepId] ?? []

export const optionOf = ({ options }: ComboStep, itemId: number) =>
  options.find(({ item }) => item.id === itemId)

/** A step without picks is not in the customisation at all. */
function withPicks(customisation: Customisation, stepId: number, picks: readonly ComboPick[]) {
  const { [stepId]: _, ...others } = customisation.combo
  return { ...customisation, combo: picks.length > 0 ? { ...others, [stepId]: picks } : others }
}
