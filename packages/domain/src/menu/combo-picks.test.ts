import { expect, test } from 'vitest'
import { aCustomisation, aMoment, anItem, aSize, aStep } from '../testing/builders.ts'
import { choose } from './choosing.ts'
import { pickComboOption, picksOf, unpickComboOption, withPickChoices } from './combo-picks.ts'

const moment = aMoment()
const fries = anItem({ id: 1001, groups: [aSize()] })
const salad = anItem({ id: 1002 })
const soup = anItem({ id: 1003, limits: { outOfStockLocations: [1] } })
const meal = anItem({
  combo: [aStep(1, [fries, salad, soup]), aStep(2, [fries, salad], { quantity: 2 })],
})
const plain = { modifiers: {}, leftOut: [] }
const regular = { modifiers: { 101: 1 }, leftOut: [] }

const pick = (customisation: ReturnType<typeof aCustomisation>, stepId: number, itemId: number) =>
  pickComboOption(meal, customisation, stepId, itemId, moment)

test('a pick opens with its own defaults', () => {
  expect(pick(aCustomisation(), 1, 1001).customisation.combo).toEqual({
    1: [{ itemId: 1001, choices: regular }],
  })
})

test('in a step of one piece another pick replaces the first', () => {
  const first = pick(aCustomisation(), 1, 1001).customisation
  expect(pick(first, 1, 1002)).toEqual({
    customisation: aCustomisation({ combo: { 1: [{ itemId: 1002, choices: plain }] } }),
    refused: null,
  })
})

test('picking what is picked keeps the choices made for it', () => {
  const large = { modifiers: { 102: 1 }, leftOut: [] }
  const chosen = aCustomisation({ combo: { 1: [{ itemId: 1001, choices: large }] } })
  expect(pick(chosen, 1, 1001).customisation).toEqual(chosen)
})

test('a step of two pieces takes two, also of the same, and refuses a third', () => {
  const one = pick(aCustomisation(), 2, 1002).customisation
  const two = pick(one, 2, 1002).customisation
  expect(picksOf(two, 2)).toHaveLength(2)
  expect(pick(two, 2, 1001)).toEqual({ customisation: two, refused: 'maximum-reached' })
})

test('what cannot be had here, or is no option of the step, is refused', () => {
  expect(pick(aCustomisation(), 1, 1003).refused).toBe('sold-out')
  expect(pick(aCustomisation(), 1, 9).refused).toBe('not-offered')
  expect(pick(aCustomisation(), 9, 1001).refused).toBe('not-offered')
})

test('one pick of a step can be taken back; a step without picks is gone', () => {
  const two = pick(pick(aCustomisation(), 2, 1001).customisation, 2, 1002).customisation
  const one = unpickComboOption(two, 2, 0)
  expect(picksOf(one, 2).map(({ itemId }) => itemId)).toEqual([1002])
  expect(unpickComboOption(one, 2, 0)).toEqual(aCustomisation())
})

test('what is chosen for one pick leaves the other alone', () => {
  const two = pick(pick(aCustomisation(), 2, 1001).customisation, 2, 1001).customisation
  const large = choose(fries, regular, 102, moment).customisation
  expect(picksOf(withPickChoices(two, 2, 1, large), 2)).toEqual([
    { itemId: 1001, choices: regular },
    { itemId: 1001, choices: { modifiers: { 102: 1 }, leftOut: [] } },
  ])
})
