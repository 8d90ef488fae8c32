import { optionOf } from '../menu/combo-picks.ts'
import type { Choices, Customisation } from '../menu/customisation.ts'
import {
  type DeclaredAllergens,
  type Item,
  modifiersOf,
  type PlainItem,
} from '../menu/menu-item.ts'
import type { Words } from '../text/locales.ts'
import type { Allergen } from '../vocabulary/allergens.ts'
import { type CartLine, toCustomisation } from './cart-line.ts'

/** The worst first. */
const VERDICTS = ['contains', 'may-contain', 'unknown', 'clear'] as const
export type AllergenVerdict = (typeof VERDICTS)[number]

/** The item, modifier or combo pick that something is declared of. */
export type AllergenSource = { kind: 'item' | 'modifier'; id: number; names: Words }

export type AllergenWarning = {
  verdict: AllergenVerdict
  /** Each of the visitor's allergens wherever it was found, in the order things were chosen. */
  found: { allergen: Allergen; level: 'contains' | 'may-contain'; from: AllergenSource }[]
  /** What nobody has declared, whatever else was found. */
  undeclared: AllergenSource[]
}

type Declared = { id: number; names: Words; allergens: DeclaredAllergens }

/** An item as the menu lists it, with nothing chosen yet. */
export const guardItem = (own: readonly Allergen[], item: Declared) =>
  judge(own, [partOf('item', item)])

export const guardModifier = (own: readonly Allergen[], modifier: Declared) =>
  judge(own, [partOf('modifier', modifier)])

/** Leaving an ingredient out lowers no warning, because allergens are not declared by ingredient. */
export const guardCustomisation = (
  own: readonly Allergen[],
  item: Item,
  customisation: Customisation,
) => judge(own, customisedParts(item, customisation))

/** A line whose item is not on the menu any more is unknown. */
export function guardLine(own: readonly Allergen[], line: CartLine, item: Item | null) {
  if (item) return guardCustomisation(own, item, toCustomisation(line))
  return guardItem(own, { id: line.itemId, names: line.names, allergens: null })
}

type Part = { from: AllergenSource; allergens: DeclaredAllergens }

function judge(own: readonly Allergen[], parts: readonly Part[]): AllergenWarning {
  const found = parts.flatMap(({ from, allergens }) =>
    (allergens ?? [])
      .filter(({ id }) => own.includes(id))
      .map(({ id, level }) => ({ allergen: id, level, from })),
  )
  const undeclared = parts.filter(({ allergens }) => allergens === null).map(({ from }) => from)
  const verdicts: AllergenVerdict[] = found.map(({ level }) => level)
  if (undeclared.length > 0) verdicts.push('unknown')
  const verdict = VERDICTS.find((each) => verdicts.includes(each)) ?? 'clear'
  return { verdict, found, undeclared }
}

const customisedParts = (item: Item, customisation: Customisation): Part[] => [
  partOf('item', item),
  ...modifierParts(item, customisation),
  ...Object.entries(customisation.combo).flatMap(([stepId, picks]) => {
    const step = item.combo.find(({ id }) => id === Number(stepId))
    return picks.flatMap(({ itemId, choices }) => {
      const option = step && optionOf(step, itemId)
      if (!option) return [partOf('item', unlisted(itemId))]
      return [partOf('item', option.item), ...modifierParts(option.item, choices)]
    })
  }),
]

const modifierParts = (item: PlainItem, { modifiers }: Choices): Part[] =>
  Object.entries(modifiers)
    .filter(([, quantity]) => quantity > 0)
    .map(([id]) => {
      const modifier = modifiersOf(item).find((each) => each.id === Number(id))
      return partOf('modifier', modifier ?? unlisted(Number(id)))
    })

const partOf = (kind: AllergenSource['kind'], { id, names, allergens }: Declared): Part => ({
  from: { kind, id, names },
  allergens,
})

/** What is not on the menu counts as undeclared. */
const unlisted = (id: number): Declared => ({ id, names: {}, allergens: null })
