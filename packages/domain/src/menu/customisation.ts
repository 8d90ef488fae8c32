import type { Moment } from './availability.ts'

import {
  boundsOf,
  type ComboStep,
  DEFAULT_SIZE,
  type Item,
  isItemAvailable,
  isModifierSoldOut,
  type ModifierGroup,
  type PlainItem,
} from './menu-item.ts'
import { asQuantity } from './quantity.ts'

/** Characters of a note, on an item or on the order. */
export const NOTES_MAX = 256

/** What is chosen of one item, whether it stands alone or inside a combo. */
export type Choices = {
  /** How many of each, by modifier id; what is not chosen is not in it. */
  modifiers: Readonly<Record<number, number>>
  /** Ids of the ingredients to leave out, in the item's order. */
  leftOut: readonly number[]
}

export type ComboPick = { itemId: number; choices: Choices }

/** What a customer wants of one item. */
export type Customisation = Choices & {
  /** By combo step id, in the order they were picked. */
  combo: Readonly<Record<number, readonly ComboPick[]>>
  notes: string
  quantity: number
}

/** As an item opens: the defaults that can be had are chosen, everything else is the customer's. */
export const startCustomisation = (item: Item, moment: Moment): Customisation => ({
  ...startChoices(item, moment),
  combo: Object.fromEntries(
    item.combo.flatMap((step) => {
      const picks = onlyPossiblePicks(step, moment)
      return picks.length > 0 ? [[step.id, picks]] : []
    }),
  ),
  notes: '',
  quantity: 1,
})

export const startChoices = ({ groups }: PlainItem, moment: Moment): Choices => ({
  modifiers: Object.fromEntries(
    groups.flatMap((group) => defaultsOf(group, moment).map(({ id }) => [id, 1])),
  ),
  leftOut: [],
})

export const withNotes = (customisation: Customisation, notes: string) => ({
  customisation: { ...customisation, notes: withinLimit(notes) },
  /** Nothing more can be typed; what lay beyond was not taken. */
  isAtLimit: notes.length >= NOTES_MAX,
})

export const withQuantity = (customisation: Customisation, quantity: number): Customisation => ({
  ...customisation,
  quantity: asQuantity(quantity),
})

function defaultsOf(group: ModifierGroup, moment: Moment) {
  const flagged = group.modifiers.filter(({ isDefault }) => isDefault)
  const wanted = flagged.length > 0 ? flagged : regularSize(group)
  return wanted
    .slice(0, boundsOf(group).maximum)
    .filter((modifier) => !isModifierSoldOut(modifier, moment))
}

const regularSize = ({ kind, modifiers }: ModifierGroup) =>
  modifiers
    .filter(({ names }) => names['en-us']?.trim().toLowerCase() === DEFAULT_SIZE)
    .slice(0, kind === 'size' ? 1 : 0)

/** A step with a single option is chosen from the start. */
function onlyPossiblePicks({ options, quantity }: ComboStep, moment: Moment): ComboPick[] {
  const [only, ...others] = options
  if (!only || others.length > 0 || !isItemAvailable(only.item, moment)) return []
  const choices = startChoices(only.item, moment)
  return Array.from({ length: quantity }, () => ({ itemId: only.item.id, choices }))
}

/** In UTF-16 units, as text fields count; never half of an emoji. */
const withinLimit = (notes: string) => notes.slice(0, NOTES_MAX).replace(/[\ud800-\udbff]$/, '')
