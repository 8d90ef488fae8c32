import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCustomisation, aGroup, aModifier, anItem, aSize, aStep } from '../testing/builders.ts'
import { randomOrder } from '../testing/random-orders.ts'
import { customisationPrice } from './customisation-price.ts'

const sauces = aGroup({ modifiers: [aModifier(301, { price: 1_50, maximum: 2, calories: 120 })] })
const shawarma = anItem({ price: 12_00, prices: { 2: 14_00 }, groups: [aSize(), sauces] })
const large = aCustomisation({ modifiers: { 102: 1, 301: 2 } })

test('a piece costs the branch’s price and its modifiers', () => {
  expect(customisationPrice(shawarma, large, 1)).toBe(12_00 + 6_00 + 2 * 1_50)
  expect(customisationPrice(shawarma, large, 2)).toBe(14_00 + 6_00 + 2 * 1_50)
  expect(customisationPrice(shawarma, large, null)).toBe(21_00)
})

test('neither the quantity nor the note changes what one piece costs', () => {
  const three = { ...large, quantity: 3, notes: 'extra napkins' }
  expect(customisationPrice(shawarma, three, 1)).toBe(21_00)
})

const shakes = {
  item: anItem({ id: 1303, price: 19_00, calories: 300, groups: [aSize()] }),
  extra: 6_00,
}
const meal = anItem({
  price: 24_00,
  calories: 890,
  combo: [aStep(1, [], { options: [shakes], quantity: 2 })],
})
const largeShake = { itemId: 1303, choices: { modifiers: { 102: 1 }, leftOut: [] } }
const regularShake = { itemId: 1303, choices: { modifiers: { 101: 1 }, leftOut: [] } }
const fullMeal = aCustomisation({ combo: { 1: [largeShake, regularShake] } })

test('a combo costs its price, the extras of its picks and their modifiers, not the picks’ own prices', () => {
  expect(customisationPrice(meal, fullMeal, 1)).toBe(24_00 + 2 * 6_00 + 6_00)
})

test('the price equals a plain sum over everything that was taken', () => {
  fc.assert(
    fc.property(randomOrder, fc.constantFrom(null, 1, 2, 3), ({ item, customisation }, branch) => {
      const own = branch === null ? undefined : item.prices[branch]
      let expected = own === undefined ? item.price : own
      const bought = [{ groups: item.groups, modifiers: customisation.modifiers }]
      for (const step of item.combo) {
        for (const pick of customisation.combo[step.id] ?? []) {
          for (const option of step.options) {
            if (option.item.id !== pick.itemId) continue
            expected += option.extra
            bought.push({ groups: option.item.groups, modifiers: pick.choices.modifiers })
          }
        }
      }
      for (const { groups, modifiers } of bought) {
        for (const [id, quantity] of Object.entries(modifiers)) {
          for (let piece = 0; piece < quantity; piece++) {
            for (const group of groups) {
              expected += group.modifiers.find((each) => String(each.id) === id)?.price ?? 0
            }
          }
        }
      }
      expect(customisationPrice(item, customisation, branch)).toBe(expected)
    }),
  )
})
