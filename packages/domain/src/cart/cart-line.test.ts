import fc from 'fast-check'
import { expect, test } from 'vitest'
import { customisationPrice } from '../menu/customisation-price.ts'
import {
  aCustomisation,
  aGroup,
  aModifier,
  aMoment,
  anIngredient,
  anItem,
  aSize,
  aStep,
} from '../testing/builders.ts'
import { randomOrder } from '../testing/random-orders.ts'
import { lineOf, toCustomisation } from './cart-line.ts'

const sauces = aGroup({ id: 3, modifiers: [aModifier(301, { maximum: 2 }), aModifier(302)] })
const shawarma = anItem({
  price: 12_00,
  prices: { 2: 14_00 },
  picture: '/cdn/shawarma.webp',
  groups: [aSize(), sauces],
  ingredients: [anIngredient(1), anIngredient(2)],
  limits: { excludedLocations: [8], outOfStockLocations: [9] },
})

// proves CU-08
test('a line holds everything needed to show and to price it without the menu', () => {
  const customisation = aCustomisation({
    modifiers: { 102: 1, 301: 2 },
    leftOut: [2],
    notes: 'well done',
    quantity: 3,
  })
  expect(lineOf(shawarma, customisation, aMoment({ locationId: 2 }))).toEqual({
    key: '101/102x1,301x2/2//well done',
    itemId: 101,
    names: { 'en-us': 'Shawarma', 'ar-sa': 'شاورما' },
    description: {},
    picture: '/cdn/shawarma.webp',
    price: 14_00,
    total: 14_00 + 6_00 + 2 * 2_00,
    quantity: 3,
    notes: 'well done',
    discount: 0,
    modifiers: [
      { id: 102, names: { 'en-us': 'Large' }, price: 6_00, quantity: 1 },
      { id: 301, names: { 'en-us': 'Modifier 301' }, price: 2_00, quantity: 2 },
    ],
    ingredients: [
      { id: 1, names: { 'en-us': 'Ingredient 1' }, quantity: 1, checked: true },
      { id: 2, names: { 'en-us': 'Ingredient 2' }, quantity: 1, checked: false },
    ],
    comboItems: [],
    prices: { 2: 14_00 },
    excludedLocations: [8],
    outOfStockLocations: [9],
    isPromotion: false,
    isUpsell: false,
  })
})

// proves CU-08
test('a combo line holds each pick with its step, its extra and its modifiers by group', () => {
  const step = aStep(7, [], { options: [{ item: shawarma, extra: 3_00 }] })
  const meal = anItem({ id: 301, price: 24_00, combo: [step] })
  const choices = { modifiers: { 101: 1, 302: 1 }, leftOut: [1] }
  const customisation = aCustomisation({ combo: { 7: [{ itemId: 101, choices }] } })
  const line = lineOf(meal, customisation, aMoment())
  expect(line.total).toBe(24_00 + 3_00 + 2_00)
  expect(line.comboItems).toEqual([
    {
      stepId: 7,
      id: 101,
      names: shawarma.names,
      price: 3_00,
      quantity: 1,
      ingredients: [
        { id: 1, names: { 'en-us': 'Ingredient 1' }, quantity: 1, checked: false },
        { id: 2, names: { 'en-us': 'Ingredient 2' }, quantity: 1, checked: true },
      ],
      modifiers: [
        {
          id: 1,
          names: { 'en-us': 'Size' },
          modifiers: [{ id: 101, names: { 'en-us': 'Regular' }, price: 0, quantity: 1 }],
        },
        {
          id: 3,
          names: { 'en-us': 'Extras' },
          modifiers: [{ id: 302, names: { 'en-us': 'Modifier 302' }, price: 2_00, quantity: 1 }],
        },
      ],
    },
  ])
})

test('a line has 1 to 99 pieces', () => {
  const pieces = (quantity: number) => lineOf(shawarma, aCustomisation({ quantity }), aMoment())
  expect(pieces(0).quantity).toBe(1)
  expect(pieces(500).quantity).toBe(99)
})

test('editing a line opens exactly what was chosen, also after browser storage', () => {
  fc.assert(
    fc.property(randomOrder, ({ item, customisation }) => {
      const line = lineOf(item, customisation, aMoment())
      expect(toCustomisation(line)).toEqual(customisation)
      expect(toCustomisation(JSON.parse(JSON.stringify(line)))).toEqual(customisation)
    }),
  )
})

test('a line’s parts add up to its total, and its total is what the item page showed', () => {
  fc.assert(
    fc.property(randomOrder, ({ item, customisation }) => {
      const line = lineOf(item, customisation, aMoment())
      const nested = line.comboItems.flatMap(({ modifiers }) => modifiers)
      const modifiers = [...line.modifiers, ...nested.flatMap((group) => group.modifiers)]
      let sum = line.price
      for (const { price } of line.comboItems) sum += price
      for (const { price, quantity } of modifiers) sum += price * quantity
      expect(line.total).toBe(sum)
      expect(line.total).toBe(customisationPrice(item, customisation, 1))
    }),
  )
})
