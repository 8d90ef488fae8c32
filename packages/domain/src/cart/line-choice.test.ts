import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Customisation } from '../menu/customisation.ts'
import {
  aCustomisation,
  aGroup,
  aLine,
  aModifier,
  aMoment,
  anIngredient,
  anItem,
  aStep,
} from '../testing/builders.ts'
import { randomCustomisation, randomItem } from '../testing/random-orders.ts'
import { tally } from '../testing/tally.ts'
import { type CartLine, lineOf } from './cart-line.ts'
import { lineKey } from './line-choice.ts'

const sauces = aGroup({ modifiers: [aModifier(301, { maximum: 2 }), aModifier(302)] })
const part = { groups: [sauces], ingredients: [anIngredient(1), anIngredient(2)] }
const drinks = [anItem({ id: 21, ...part }), anItem({ id: 22 })]
const item = anItem({ ...part, combo: [aStep(1, drinks, { quantity: 2 }), aStep(2, drinks)] })
const plain = { modifiers: {}, leftOut: [] }
const chosen = aCustomisation({
  modifiers: { 301: 1, 302: 1 },
  leftOut: [1, 2],
  combo: {
    1: [
      { itemId: 21, choices: plain },
      { itemId: 22, choices: plain },
    ],
    2: [{ itemId: 22, choices: plain }],
  },
  notes: 'no straw',
})
const sameChoice = (one: CartLine, other: CartLine) => lineKey(one) === lineKey(other)
const line = (changes: Partial<Customisation> = {}) =>
  lineOf(item, { ...chosen, ...changes }, aMoment())
const { 1: first = [], 2: second = [] } = chosen.combo

// proves CU-02
test('the same choice is the same, however many pieces and in whatever order', () => {
  const combo = { 2: second, 1: first.toReversed() }
  expect(sameChoice(line(), line({ quantity: 4, combo }))).toBe(true)
  expect(sameChoice(line(), line({ notes: ' no straw ' }))).toBe(true)
})

// proves CU-02
test.each<[string, Partial<Customisation>]>([
  ['a modifier more', { modifiers: { 301: 1 } }],
  ['a modifier twice', { modifiers: { 301: 2, 302: 1 } }],
  ['an ingredient that stays', { leftOut: [1] }],
  ['another note', { notes: 'no ice' }],
  ['another combo pick', { combo: { 1: first, 2: [{ itemId: 21, choices: plain }] } }],
  [
    'a modifier on a pick',
    {
      combo: {
        1: [{ itemId: 21, choices: { modifiers: { 301: 1 }, leftOut: [] } }, ...first.slice(1)],
        2: second,
      },
    },
  ],
  [
    'an ingredient left out of a pick',
    {
      combo: {
        1: [{ itemId: 21, choices: { modifiers: {}, leftOut: [1] } }, ...first.slice(1)],
        2: second,
      },
    },
  ],
  ['the same picks at other steps', { combo: { 1: [...second, ...second], 2: first.slice(0, 1) } }],
])('%s makes another choice', (_, changes) => {
  expect(sameChoice(line(), line(changes))).toBe(false)
})

test('another item is another choice, even with a note that looks like one', () => {
  expect(sameChoice(aLine(anItem({ id: 1 })), aLine(anItem({ id: 2 })))).toBe(false)
  const tricky = aLine(anItem({ id: 1 }), { notes: '/301x1/' })
  expect(sameChoice(tricky, aLine(anItem({ id: 1 })))).toBe(false)
})

test('a promotion item and an upsell are lines of their own, with the same choice', () => {
  const [ordered, promotion, upsell] = [
    aLine(),
    aLine(anItem({ isPromotion: true })),
    aLine(anItem({ isUpsell: true })),
  ]
  expect(new Set([ordered, promotion, upsell].map(lineKey)).size).toBe(3)
})

/** Three choices of one item, often equal, their lists in any order. */
const threeLines = randomItem.chain((menuItem) => {
  const few = fc.array(randomCustomisation(menuItem), { minLength: 2, maxLength: 2 })
  return few.chain(([one = aCustomisation(), other = aCustomisation()]) => {
    const aShuffledLine = fc
      .constantFrom(one, other)
      .chain((customisation) => shuffled(lineOf(menuItem, customisation, aMoment())))
    return fc.tuple(aShuffledLine, aShuffledLine, aShuffledLine)
  })
})
const anyOrder = <Part>(list: readonly Part[]) =>
  fc.shuffledSubarray([...list], { minLength: list.length })
const shuffled = (straight: CartLine) =>
  fc
    .tuple(
      anyOrder(straight.modifiers),
      anyOrder(straight.ingredients),
      anyOrder(straight.comboItems),
    )
    .map(([modifiers, ingredients, comboItems]) => ({
      ...straight,
      modifiers,
      ingredients,
      comboItems,
    }))

test('being the same choice is an equivalence', () => {
  fc.assert(
    fc.property(threeLines, ([a, b, c]) => {
      expect(sameChoice(a, a)).toBe(true)
      expect(sameChoice(a, b)).toBe(sameChoice(b, a))
      if (sameChoice(a, b) && sameChoice(b, c)) expect(sameChoice(a, c)).toBe(true)
    }),
  )
})

test('two lines are the same choice exactly when nothing distinguishes them but order', () => {
  fc.assert(
    fc.property(threeLines, ([a, b]) => {
      expect(sameChoice(a, b)).toBe(tally(a) === tally(b))
    }),
  )
})
