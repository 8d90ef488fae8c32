import type { OrderedLine } from './cart-line.ts'

type ChosenLine = Pick<
  OrderedLine,
  'itemId' | 'modifiers' | 'ingredients' | 'comboItems' | 'notes' | 'isPromotion' | 'isUpsell'
>

/** Lines with one key are one line. What a promotion gives or an upsell adds never joins what was ordered. */
export function lineKey(line: ChosenLine): string {
  if (line.isPromotion) return `promotion ${choiceOf(line)}`
  return line.isUpsell ? `upsell ${choiceOf(line)}` : choiceOf(line)
}

/**
 * The same item with the same modifiers and their quantities, combo choices, left-out ingredients and note; in which
 * order they were chosen makes no difference. The note comes last: it alone may hold any character.
 */
const choiceOf = ({ itemId, modifiers, ingredients, comboItems, notes }: ChosenLine) =>
  [itemId, taken(modifiers), leftOut(ingredients), picks(comboItems), notes.trim()].join('/')

const taken = (modifiers: OrderedLine['modifiers']) =>
  inAnyOrder(
    modifiers.filter(({ quantity }) => quantity > 0).map(({ id, quantity }) => `${id}x${quantity}`),
  )

const leftOut = (ingredients: OrderedLine['ingredients']) =>
  inAnyOrder(ingredients.filter(({ checked }) => !checked).map(({ id }) => `${id}`))

/** One pick of quantity two equals the same pick taken twice. */
const picks = (comboItems: OrderedLine['comboItems']) =>
  inAnyOrder(
    comboItems.flatMap(({ stepId, id, quantity, modifiers, ingredients }) => {
      const chosen = taken(modifiers.flatMap((group) => group.modifiers))
      const pick = `${stepId}:${id}(${chosen};${leftOut(ingredients)})`
      return Array.from({ length: quantity }, () => pick)
    }),
  )

const inAnyOrder = (words: readonly string[]) => words.toSorted().join(',')
