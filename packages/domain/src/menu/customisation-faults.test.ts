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
  aStep,
} from '../testing/builders.ts'
import { randomOrder } from '../testing/random-orders.ts'
import { choose } from './choosing.ts'
import { startCustomisation } from './customisation.ts'
import { customisationFaults, isSimple } from './customisation-faults.ts'
import { boundsOf } from './menu-item.ts'

const moment = aMoment()
const at = (groupId: number | null, stepId: number | null = null, pick: number | null = null) => ({
  stepId,
  pick,
  groupId,
})

const bread = aGroup({
  id: 2,
  kind: 'choice',
  minimum: 2,
  maximum: 3,
  modifiers: [aModifier(201), aModifier(202, { outOfStockLocations: [1] }), aModifier(203)],
})
const sandwich = anItem({
  groups: [aGroup({ id: 4, modifiers: [aModifier(401, { maximum: 2 })] }), bread, aSize()],
  ingredients: [anIngredient(1), anIngredient(2, { removable: false })],
})

test('a group below its minimum says how many are needed, in the order they are asked for', () => {
  expect(customisationFaults(sandwich, aCustomisation(), moment)).toEqual([
    { where: at(1), kind: 'below-minimum', needed: 1 },
    { where: at(2), kind: 'below-minimum', needed: 2 },
  ])
})

test('a complete customisation has no faults', () => {
  const complete = aCustomisation({ modifiers: { 101: 1, 201: 1, 203: 1 }, leftOut: [1] })
  expect(customisationFaults(sandwich, complete, moment)).toEqual([])
})

test('what is sold out, unknown, too many or too long is named', () => {
  const customisation = aCustomisation({
    modifiers: { 101: 1, 102: 1, 201: 1, 202: 1, 401: 3, 999: 1 },
    leftOut: [2, 9],
    notes: 'x'.repeat(257),
  })
  expect(customisationFaults(sandwich, customisation, moment)).toEqual([
    { where: at(1), kind: 'above-maximum', allowed: 1 },
    { where: at(2), kind: 'sold-out', what: 'modifier', id: 202 },
    { where: at(4), kind: 'above-maximum', allowed: 2 },
    { where: at(null), kind: 'not-offered', what: 'modifier', id: 999 },
    { where: at(null), kind: 'not-offered', what: 'ingredient', id: 2 },
    { where: at(null), kind: 'not-offered', what: 'ingredient', id: 9 },
    { where: at(null), kind: 'notes-too-long', allowed: 256 },
  ])
})

const fries = anItem({ id: 1001, groups: [aSize()] })
const soup = anItem({ id: 1003, limits: { excludedLocations: [1] } })
const meal = anItem({ combo: [aStep(1, [fries, soup], { quantity: 2 }), aStep(2, [fries, soup])] })
const regular = { modifiers: { 101: 1 }, leftOut: [] }
const plain = { modifiers: {}, leftOut: [] }

test('a combo says which step lacks a pick and which pick lacks a choice', () => {
  const combo = { 1: [{ itemId: 1001, choices: plain }] }
  expect(customisationFaults(meal, aCustomisation({ combo }), moment)).toEqual([
    { where: at(null, 1), kind: 'below-minimum', needed: 2 },
    { where: at(1, 1, 0), kind: 'below-minimum', needed: 1 },
    { where: at(null, 2), kind: 'below-minimum', needed: 1 },
  ])
})

test('a combo names the picks that cannot be had', () => {
  const combo = {
    1: [
      { itemId: 1003, choices: plain },
      { itemId: 9, choices: plain },
    ],
    2: [{ itemId: 1001, choices: regular }],
    7: [{ itemId: 1001, choices: regular }],
  }
  expect(customisationFaults(meal, aCustomisation({ combo }), moment)).toEqual([
    { where: at(null, 1, 0), kind: 'sold-out', what: 'item', id: 1003 },
    { where: at(null, 1, 1), kind: 'not-offered', what: 'item', id: 9 },
    { where: at(null), kind: 'not-offered', what: 'item', id: 1001 },
  ])
})

test('an item is simple when one tap can add it', () => {
  expect(isSimple(anItem(), moment)).toBe(true)
  expect(isSimple(anItem({ groups: [aSize(), aGroup()] }), moment)).toBe(true)
  expect(isSimple(sandwich, moment)).toBe(false)
  expect(isSimple(anItem({ combo: [aStep(1, [fries])] }), moment)).toBe(false)
})

test('an item is not simple where its default is sold out', () => {
  const size = aSize({ modifiers: [aModifier(101, { isDefault: true, outOfStockLocations: [2] })] })
  const item = anItem({ groups: [size] })
  expect(isSimple(item, aMoment({ locationId: 1 }))).toBe(true)
  expect(isSimple(item, aMoment({ locationId: 2 }))).toBe(false)
})

test('a group is at fault exactly when the plain count of its choices is out of bounds', () => {
  fc.assert(
    fc.property(randomOrder, ({ item, customisation }) => {
      const counted = item.groups.filter((group) => {
        let count = 0
        for (const { id } of group.modifiers) count += customisation.modifiers[id] ?? 0
        const { minimum, maximum } = boundsOf(group)
        const isOver = group.modifiers.some(
          (one) => (customisation.modifiers[one.id] ?? 0) > one.maximum,
        )
        return count < minimum || count > maximum || isOver
      })
      const found = customisationFaults(item, customisation, moment)
        .filter(({ where }) => where.stepId === null && where.groupId !== null)
        .map(({ where }) => where.groupId)
      expect(new Set(found)).toEqual(new Set(counted.map(({ id }) => id)))
    }),
  )
})

test('choosing what is asked for until nothing is asked always ends', () => {
  fc.assert(
    fc.property(randomOrder, ({ item: { combo: _, ...item } }) => {
      const whole = { ...item, combo: [] }
      let customisation = startCustomisation(whole, moment)
      for (const group of item.groups) {
        const free = group.modifiers.find(({ id }) => !customisation.modifiers[id])
        const isAsked = customisationFaults(whole, customisation, moment).some(
          ({ where }) => where.groupId === group.id,
        )
        if (isAsked && free)
          customisation = choose(whole, customisation, free.id, moment).customisation
      }
      expect(customisationFaults(whole, customisation, moment)).toEqual([])
    }),
  )
})
