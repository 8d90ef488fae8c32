import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  aCustomisation,
  aGroup,
  aModifier,
  aMoment,
  anIngredient,
  anItem,
  aSize,
} from '../testing/builders.ts'
import { randomItem } from '../testing/random-orders.ts'
import { choose, countIn, setModifierQuantity, toggleIngredient, unchoose } from './choosing.ts'
import { startCustomisation } from './customisation.ts'
import { boundsOf, modifiersOf } from './menu-item.ts'

const moment = aMoment()
const sauces = aGroup({
  maximum: 3,
  modifiers: [
    aModifier(301, { maximum: 2 }),
    aModifier(302),
    aModifier(303, { maximum: 9 }),
    aModifier(304, { outOfStockLocations: [1] }),
  ],
})
const item = anItem({ groups: [aSize(), sauces] })
const having = (modifiers: Record<number, number>) => aCustomisation({ modifiers })

test('in a group of one choice another choice replaces the first', () => {
  expect(choose(item, having({ 101: 1, 301: 2 }), 102, moment)).toEqual({
    customisation: having({ 102: 1, 301: 2 }),
    refused: null,
  })
})

test('choosing what is chosen changes nothing', () => {
  expect(choose(item, having({ 301: 2 }), 301, moment).customisation).toEqual(having({ 301: 2 }))
  expect(choose(item, having({ 101: 1 }), 101, moment).refused).toBeNull()
})

test('a choice can be taken back, also the last one of a required group', () => {
  expect(unchoose(having({ 101: 1, 302: 1 }), 101)).toEqual(having({ 302: 1 }))
})

test.each([
  ['another of its group', { 301: 2, 302: 1 }, 303, 1],
  ['one more of the same', { 303: 3 }, 303, 4],
  ['more than the modifier’s own maximum', { 301: 2 }, 301, 3],
  ['two of a single choice', { 101: 1 }, 102, 2],
])('at the maximum, %s is refused and said so', (_, modifiers, id, quantity) => {
  expect(setModifierQuantity(item, having(modifiers), id, quantity, moment)).toEqual({
    customisation: having(modifiers),
    refused: 'maximum-reached',
  })
})

test('what is sold out can be taken away but not added', () => {
  expect(choose(item, having({}), 304, moment).refused).toBe('sold-out')
  expect(choose(item, having({}), 304, aMoment({ locationId: 2 })).refused).toBeNull()
  expect(setModifierQuantity(item, having({ 304: 1 }), 304, 0, moment)).toEqual({
    customisation: having({}),
    refused: null,
  })
})

test('fewer is allowed even where the menu has since lowered the maximum', () => {
  expect(setModifierQuantity(item, having({ 303: 9 }), 303, 8, moment)).toEqual({
    customisation: having({ 303: 8 }),
    refused: null,
  })
})

test('a modifier the item does not have is not offered', () => {
  expect(choose(item, having({}), 999, moment).refused).toBe('not-offered')
})

test('no sequence of choices goes over a maximum or changes the customisation it started from', () => {
  const someSteps = fc.array(fc.tuple(fc.nat(20), fc.integer({ min: -1, max: 4 })))
  fc.assert(
    fc.property(randomItem, someSteps, (menuItem, steps) => {
      const ids = modifiersOf(menuItem).map(({ id }) => id)
      let customisation = startCustomisation(menuItem, moment)
      for (const [index, quantity] of steps) {
        const before = JSON.stringify(customisation)
        const id = ids[index] ?? 999
        const change = setModifierQuantity(menuItem, customisation, id, quantity, moment)
        expect(JSON.stringify(customisation)).toBe(before)
        if (change.refused) expect(change.customisation).toBe(customisation)
        customisation = change.customisation
      }
      for (const group of menuItem.groups) {
        expect(countIn(group, customisation.modifiers)).toBeLessThanOrEqual(boundsOf(group).maximum)
      }
    }),
  )
})

const salad = anItem({
  ingredients: [anIngredient(1), anIngredient(2, { removable: false }), anIngredient(3)],
})

test('ingredients are left out and put back, and stay in the item’s order', () => {
  const withoutThree = toggleIngredient(salad, aCustomisation(), 3).customisation
  const withoutBoth = toggleIngredient(salad, withoutThree, 1).customisation
  expect(withoutBoth.leftOut).toEqual([1, 3])
  expect(toggleIngredient(salad, withoutBoth, 3).customisation.leftOut).toEqual([1])
})

test('what cannot be left out stays in, with the reason', () => {
  expect(toggleIngredient(salad, aCustomisation(), 2)).toEqual({
    customisation: aCustomisation(),
    refused: 'not-removable',
  })
  expect(toggleIngredient(salad, aCustomisation(), 9).refused).toBe('not-offered')
})

test('an ingredient that has since become fixed can be put back', () => {
  expect(toggleIngredient(salad, aCustomisation({ leftOut: [2] }), 2)).toEqual({
    customisation: aCustomisation(),
    refused: null,
  })
})
