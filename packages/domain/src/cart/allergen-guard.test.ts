import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DeclaredAllergens } from '../menu/menu-item.ts'
import {
  aCustomisation,
  aGroup,
  aLine,
  aModifier,
  anIngredient,
  anItem,
  aSize,
  aStep,
} from '../testing/builders.ts'
import { randomAllergens, randomOrder } from '../testing/random-orders.ts'
import { ALLERGENS } from '../vocabulary/allergens.ts'
import {
  type AllergenVerdict,
  guardCustomisation,
  guardItem,
  guardLine,
  guardModifier,
} from './allergen-guard.ts'

const nuts: DeclaredAllergens = [{ id: 'nuts', level: 'contains' }]
const nutTraces: DeclaredAllergens = [{ id: 'nuts', level: 'may-contain' }]
const sauces = aGroup({
  modifiers: [
    aModifier(301, { allergens: nuts }),
    aModifier(302, { allergens: null }),
    aModifier(303, { allergens: [{ id: 'milk', level: 'contains' }] }),
  ],
})
const wrap = anItem({ allergens: nutTraces, groups: [sauces] })
const from = (id: number) => ({ kind: 'modifier', id, names: { 'en-us': `Modifier ${id}` } })
const fromItem = { kind: 'item', id: 101, names: wrap.names }

test.each<[AllergenVerdict, DeclaredAllergens]>([
  ['contains', nuts],
  ['may-contain', nutTraces],
  ['unknown', null],
  ['clear', []],
  ['clear', [{ id: 'milk', level: 'contains' }]],
])('an item is %s of what it declares', (verdict, allergens) => {
  expect(guardItem(['nuts', 'eggs'], anItem({ allergens })).verdict).toBe(verdict)
  expect(guardModifier(['nuts', 'eggs'], aModifier(1, { allergens })).verdict).toBe(verdict)
})

test('an undeclared item is unknown even to somebody who has named no allergen', () => {
  expect(guardItem([], anItem({ allergens: null })).verdict).toBe('unknown')
  expect(guardItem([], wrap).verdict).toBe('clear')
})

test('the worst wins, each finding says where it is from, and the undeclared stays apart', () => {
  const chosen = aCustomisation({ modifiers: { 301: 1, 302: 1, 303: 1 } })
  expect(guardCustomisation(['nuts'], wrap, chosen)).toEqual({
    verdict: 'contains',
    found: [
      { allergen: 'nuts', level: 'may-contain', from: fromItem },
      { allergen: 'nuts', level: 'contains', from: from(301) },
    ],
    undeclared: [from(302)],
  })
})

test('what is not chosen does not count', () => {
  expect(guardCustomisation(['nuts'], wrap, aCustomisation()).verdict).toBe('may-contain')
  expect(guardCustomisation(['milk'], wrap, aCustomisation()).verdict).toBe('clear')
  expect(
    guardCustomisation(['milk'], wrap, aCustomisation({ modifiers: { 303: 1 } })).verdict,
  ).toBe('contains')
})

test('leaving an ingredient out lowers no warning', () => {
  const salad = anItem({ allergens: nuts, ingredients: [anIngredient(1)] })
  expect(guardCustomisation(['nuts'], salad, aCustomisation({ leftOut: [1] })).verdict).toBe(
    'contains',
  )
})

test('a combo counts with its picks and what was chosen for them', () => {
  const meal = anItem({ id: 9, allergens: [], combo: [aStep(1, [wrap])] })
  const combo = { 1: [{ itemId: 101, choices: { modifiers: { 301: 1 }, leftOut: [] } }] }
  expect(guardCustomisation(['nuts'], meal, aCustomisation()).verdict).toBe('clear')
  expect(guardCustomisation(['nuts'], meal, aCustomisation({ combo })).found).toEqual([
    { allergen: 'nuts', level: 'may-contain', from: fromItem },
    { allergen: 'nuts', level: 'contains', from: from(301) },
  ])
})

test('what the menu does not know is unknown, never clear', () => {
  const stray = { itemId: 77, choices: { modifiers: {}, leftOut: [] } }
  const plain = anItem()
  expect(
    guardCustomisation(['nuts'], plain, aCustomisation({ modifiers: { 999: 1 } })).verdict,
  ).toBe('unknown')
  expect(
    guardCustomisation(['nuts'], plain, aCustomisation({ combo: { 1: [stray] } })).verdict,
  ).toBe('unknown')
})

test('a line in the cart is judged by the menu as it is now', () => {
  const item = anItem({ groups: [aSize()] })
  expect(guardLine(['nuts'], aLine(item), item).verdict).toBe('clear')
  expect(guardLine(['nuts'], aLine(item), { ...item, allergens: nuts }).verdict).toBe('contains')
  expect(guardLine(['nuts'], aLine(item), null)).toEqual({
    verdict: 'unknown',
    found: [],
    undeclared: [fromItem],
  })
})

const SEVERITY: Record<AllergenVerdict, number> = {
  clear: 0,
  unknown: 1,
  'may-contain': 2,
  contains: 3,
}
const someAllergens = fc.uniqueArray(fc.constantFrom(...ALLERGENS))
const anAllergen = fc.constantFrom(...ALLERGENS)

test('one allergen more, on the visitor’s list or in the food, never makes it better', () => {
  const someLevel = fc.constantFrom('contains', 'may-contain')
  fc.assert(
    fc.property(randomOrder, someAllergens, anAllergen, someLevel, (order, own, id, level) => {
      const { item, customisation } = order
      const before = SEVERITY[guardCustomisation(own, item, customisation).verdict]
      const wary = guardCustomisation([...own, id], item, customisation)
      expect(SEVERITY[wary.verdict]).toBeGreaterThanOrEqual(before)
      if (item.allergens === null) return
      const richer = { ...item, allergens: [...item.allergens, { id, level }] }
      const after = SEVERITY[guardCustomisation(own, richer, customisation).verdict]
      expect(after).toBeGreaterThanOrEqual(before)
    }),
  )
})

test('one choice more never makes it better', () => {
  fc.assert(
    fc.property(randomOrder, someAllergens, ({ item, customisation }, own) => {
      const none = { ...customisation, modifiers: {} }
      const before = SEVERITY[guardCustomisation(own, item, none).verdict]
      const after = SEVERITY[guardCustomisation(own, item, customisation).verdict]
      expect(after).toBeGreaterThanOrEqual(before)
    }),
  )
})

test('nothing is clear unless every part of it is declared', () => {
  fc.assert(
    fc.property(randomAllergens, someAllergens, (allergens, own) => {
      const isClear = guardItem(own, anItem({ allergens })).verdict === 'clear'
      const holdsNone = allergens?.every(({ id }) => !own.includes(id)) ?? false
      expect(isClear).toBe(holdsNone)
    }),
  )
})
