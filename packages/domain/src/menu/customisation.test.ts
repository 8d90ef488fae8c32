import { expect, test } from 'vitest'
import {
  aCustomisation,
  aGroup,
  aModifier,
  aMoment,
  anItem,
  aSize,
  aStep,
} from '../testing/builders.ts'
import { NOTES_MAX, startCustomisation, withNotes, withQuantity } from './customisation.ts'

const started = (...groups: Parameters<typeof aGroup>[0][]) =>
  startCustomisation(anItem({ groups: groups.map((group) => aGroup(group)) }), aMoment()).modifiers

test('an item opens as one piece with its defaults, no note and nothing left out', () => {
  const cheese = aModifier(301, { isDefault: true })
  const item = anItem({ groups: [aSize(), aGroup({ modifiers: [cheese, aModifier(302)] })] })
  expect(startCustomisation(item, aMoment())).toEqual({
    modifiers: { 101: 1, 301: 1 },
    leftOut: [],
    combo: {},
    notes: '',
    quantity: 1,
  })
})

test('a size without a default opens as regular', () => {
  const sizes = [
    aModifier(1, { names: { 'en-us': 'Large' } }),
    aModifier(2, { names: { 'en-us': 'Regular', 'ar-sa': 'عادي' } }),
  ]
  expect(started({ kind: 'size', modifiers: sizes })).toEqual({ 2: 1 })
  expect(started({ kind: 'choice', modifiers: sizes })).toEqual({})
})

test('the brand’s own default size comes before regular', () => {
  const sizes = [
    aModifier(1, { names: { 'en-us': 'Regular' } }),
    aModifier(2, { names: { 'en-us': 'Family' }, isDefault: true }),
  ]
  expect(started({ kind: 'size', modifiers: sizes })).toEqual({ 2: 1 })
})

test('a default that is sold out is not chosen, and nothing else in its stead', () => {
  const sizes = [
    aModifier(1, { names: { 'en-us': 'Regular' } }),
    aModifier(2, { isDefault: true, outOfStockLocations: [1] }),
  ]
  expect(started({ kind: 'size', modifiers: sizes })).toEqual({})
})

test('no more defaults are chosen than the group takes', () => {
  const modifiers = [1, 2, 3].map((id) => aModifier(id, { isDefault: true }))
  expect(started({ maximum: 2, modifiers })).toEqual({ 1: 1, 2: 1 })
})

test('a combo step that offers one thing is filled, with that item’s own defaults', () => {
  const fries = anItem({ id: 1001, groups: [aSize()] })
  const combo = [
    aStep(1, [fries], { quantity: 2 }),
    aStep(2, [anItem({ id: 1002 }), anItem({ id: 1003 })]),
    aStep(3, [anItem({ id: 1004, limits: { outOfStockLocations: [1] } })]),
  ]
  const pick = { itemId: 1001, choices: { modifiers: { 101: 1 }, leftOut: [] } }
  expect(startCustomisation(anItem({ combo }), aMoment()).combo).toEqual({ 1: [pick, pick] })
})

test('a note is kept up to 256 characters, and reaching them is reported', () => {
  const typed = (length: number) => withNotes(aCustomisation(), 'x'.repeat(length))
  expect(typed(255)).toEqual({
    customisation: aCustomisation({ notes: 'x'.repeat(255) }),
    isAtLimit: false,
  })
  expect(typed(256).isAtLimit).toBe(true)
  expect(typed(257).customisation.notes).toBe('x'.repeat(NOTES_MAX))
  expect(typed(257).isAtLimit).toBe(true)
})

test('the limit never cuts an emoji in half', () => {
  const { customisation, isAtLimit } = withNotes(aCustomisation(), `${'x'.repeat(255)}🌶️`)
  expect(customisation.notes).toBe('x'.repeat(255))
  expect(isAtLimit).toBe(true)
  expect(withNotes(aCustomisation(), 'hot 🌶').customisation.notes).toBe('hot 🌶')
})

test('the quantity stays between 1 and 99', () => {
  expect(withQuantity(aCustomisation(), 0).quantity).toBe(1)
  expect(withQuantity(aCustomisation(), 3).quantity).toBe(3)
  expect(withQuantity(aCustomisation(), 100).quantity).toBe(99)
})
