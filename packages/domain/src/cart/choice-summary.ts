import { type Locale, wordsIn } from '../text/locales.ts'
import type { CartLine, LineIngredient, LineModifier } from './cart-line.ts'

export type NamedModifier = { id: number; name: string; price: number; quantity: number }

/** What was chosen, named in one language, for a screen to put into words. */
export type ChoiceSummary = {
  modifiers: NamedModifier[]
  /** Names of what is left out. */
  without: string[]
  picks: { name: string; extra: number; modifiers: NamedModifier[]; without: string[] }[]
}

export const lineSummary = (
  { modifiers, ingredients, comboItems }: CartLine,
  locale: Locale,
): ChoiceSummary => ({
  modifiers: named(modifiers, locale),
  without: leftOut(ingredients, locale),
  picks: comboItems.map((pick) => ({
    name: wordsIn(pick.names, locale),
    extra: pick.price,
    modifiers: named(
      pick.modifiers.flatMap((group) => group.modifiers),
      locale,
    ),
    without: leftOut(pick.ingredients, locale),
  })),
})

const named = (modifiers: readonly LineModifier[], locale: Locale): NamedModifier[] =>
  modifiers.map(({ id, names, price, quantity }) => ({
    id,
    name: wordsIn(names, locale),
    price,
    quantity,
  }))

const leftOut = (ingredients: readonly LineIngredient[], locale: Locale) =>
  ingredients.filter(({ checked }) => !checked).map(({ names }) => wordsIn(names, locale))
