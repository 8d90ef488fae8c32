import { expect, test } from 'vitest'
import { aGroup, aLine, aModifier, anIngredient, anItem, aStep } from '../testing/builders.ts'
import { lineSummary } from './choice-summary.ts'

const cheese = aModifier(402, {
  names: { 'en-us': 'Cheese', 'ar-sa': 'جبنة' },
  price: 4_00,
  maximum: 2,
})
const burger = anItem({
  id: 401,
  names: { 'en-us': 'Burger', 'ar-sa': 'برجر' },
  groups: [aGroup({ modifiers: [cheese, aModifier(403)] })],
  ingredients: [anIngredient(1, { names: { 'en-us': 'Onion' } }), anIngredient(2)],
})
const twiceCheese = { modifiers: { 402: 2 }, leftOut: [1] }

test('modifiers are named with their counts, and what is left out by its name', () => {
  expect(lineSummary(aLine(burger, twiceCheese), 'ar-sa')).toEqual({
    modifiers: [{ id: 402, name: 'جبنة', price: 4_00, quantity: 2 }],
    without: ['Onion'],
    picks: [],
  })
})

test('a line says the same without the menu, combo picks included', () => {
  const step = aStep(1, [], { options: [{ item: burger, extra: 8_00 }] })
  const combo = { 1: [{ itemId: 401, choices: twiceCheese }] }
  const line = aLine(anItem({ id: 302, combo: [step] }), { combo })
  expect(lineSummary(line, 'en-us')).toEqual({
    modifiers: [],
    without: [],
    picks: [
      {
        name: 'Burger',
        extra: 8_00,
        modifiers: [{ id: 402, name: 'Cheese', price: 4_00, quantity: 2 }],
        without: ['Onion'],
      },
    ],
  })
})
