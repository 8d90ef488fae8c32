import type { CartLine } from '../cart/cart-line.ts'

/** What a line is, piece by piece and sorted, so that no list's order can matter; not how many of it. */
export function tally({ itemId, modifiers, ingredients, comboItems, notes }: CartLine): string {
  const picks = comboItems.map(({ stepId, id, modifiers: groups, ingredients: left }) => {
    const taken = groups.flatMap((group) => group.modifiers)
    return JSON.stringify([stepId, id, parts(taken, left)])
  })
  return JSON.stringify([itemId, parts(modifiers, ingredients), picks.sort(), notes.trim()])
}

const parts = (taken: CartLine['modifiers'], left: CartLine['ingredients']) =>
  [
    ...taken.flatMap(({ id, quantity }) => Array<string>(quantity).fill(`take ${id}`)),
    ...left.flatMap(({ id, checked }) => (checked ? [] : [`leave ${id}`])),
  ].sort()
