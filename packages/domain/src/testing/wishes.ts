import type { CartLine } from '../cart/cart-line.ts'
import { aGroup, aLine, aModifier, anIngredient, anItem, aSize, aStep } from './builders.ts'

/** Something a customer may ask for. Wishes with one letter are the same choice, in another order or at another price. */
export type Wish = { letter: string; kind: 'item' | 'promotion' | 'upsell'; line: CartLine }

const sauces = aGroup({ modifiers: [aModifier(301, { maximum: 2 }), aModifier(302)] })
const wrap = anItem({
  id: 1,
  price: 17_00,
  groups: [aSize(), sauces],
  ingredients: [anIngredient(1), anIngredient(2)],
})
const drinks = [anItem({ id: 21 }), anItem({ id: 22, groups: [aSize()] })]
const meal = anItem({ id: 2, price: 29_00, combo: [aStep(1, drinks, { quantity: 2 })] })
const plain = { modifiers: {}, leftOut: [] }
const cola = { itemId: 21, choices: plain }
const largeJuice = { itemId: 22, choices: { modifiers: { 102: 1 }, leftOut: [] } }
const cookie = { id: 3, price: 5_00 }

const wish = (letter: string, line: CartLine, kind: Wish['kind'] = 'item'): Wish => ({
  letter,
  kind,
  line,
})
const backwards = (line: CartLine): CartLine => ({
  ...line,
  modifiers: line.modifiers.toReversed(),
  ingredients: line.ingredients.toReversed(),
  comboItems: line.comboItems.toReversed(),
})

const saucy = aLine(wrap, { modifiers: { 101: 1, 301: 2, 302: 1 }, leftOut: [1, 2] })
const mixed = aLine(meal, { combo: { 1: [cola, largeJuice] } })

const PLAIN = wish('a', aLine(wrap))
export const WISHES: readonly Wish[] = [
  PLAIN,
  wish('a', aLine({ ...wrap, price: 19_00 })),
  wish('b', aLine(wrap, { modifiers: { 102: 1 } })),
  wish('c', aLine(wrap, { modifiers: { 101: 1, 301: 1 } })),
  wish('d', aLine(wrap, { modifiers: { 101: 1, 301: 2 } })),
  wish('e', saucy),
  wish('e', backwards(saucy)),
  wish('f', aLine(wrap, { leftOut: [1] })),
  wish('g', aLine(wrap, { notes: 'no salt' })),
  wish('g', aLine(wrap, { notes: ' no salt' })),
  wish('h', mixed),
  wish('h', backwards(mixed)),
  wish('i', aLine(meal, { combo: { 1: [cola, cola] } })),
  wish('j', aLine(anItem(cookie))),
  wish('j', aLine(anItem({ ...cookie, isUpsell: true })), 'upsell'),
  wish('j', aLine(anItem({ ...cookie, price: 0, isPromotion: true })), 'promotion'),
]

export const wishAt = (index: number) => WISHES[index] ?? PLAIN
