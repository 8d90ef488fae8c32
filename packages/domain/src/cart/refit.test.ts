import fc from 'fast-check'
import { expect, test } from 'vitest'
import { customisationFaults } from '../menu/customisation-faults.ts'
import type { Item } from '../menu/menu-item.ts'
import {
  aGroup,
  aLine,
  aModifier,
  aMoment,
  anIngredient,
  anItem,
  aSize,
  aStep,
} from '../testing/builders.ts'
import { randomOrder } from '../testing/random-orders.ts'
import type { CartLine } from './cart-line.ts'
import { lineOf } from './cart-line.ts'
import { applyRefit, refit } from './refit.ts'

const elsewhere = aMoment({ locationId: 2 })
const menuOf = (...items: Item[]) => new Map(items.map((item) => [item.id, item]))
const outcomeOf = (line: CartLine, ...menu: Item[]) =>
  refit([line], menuOf(...menu), elsewhere)[0]?.outcome

const avocado = aModifier(405, { names: { 'en-us': 'Avocado' }, outOfStockLocations: [2] })
const wrap = anItem({
  groups: [aSize(), aGroup({ modifiers: [avocado, aModifier(406)] })],
  ingredients: [anIngredient(1, { names: { 'en-us': 'Onion' } })],
})

test('a line that is the same elsewhere is kept', () => {
  const line = aLine(wrap, { modifiers: { 102: 1, 406: 1 }, leftOut: [1], quantity: 3 })
  expect(outcomeOf(line, wrap)).toEqual({ kind: 'kept', fitted: line })
})

test('a new price is named, of one piece', () => {
  const line = aLine(wrap, { quantity: 3 })
  const dearer = { ...wrap, prices: { 2: 15_00 } }
  expect(outcomeOf(line, dearer)).toMatchObject({
    kind: 'new-price',
    from: 12_00,
    to: 15_00,
    fitted: { price: 15_00, total: 15_00, quantity: 3 },
  })
})

test('an extra that is missing is named, and the line repaired without it', () => {
  const line = aLine(wrap, { modifiers: { 101: 1, 405: 1, 406: 1 }, quantity: 2 })
  expect(outcomeOf(line, wrap)).toEqual({
    kind: 'option-missing',
    names: [{ 'en-us': 'Avocado' }],
    repaired: aLine(wrap, { modifiers: { 101: 1, 406: 1 }, quantity: 2 }),
  })
})

test('a required choice that is missing has to be made again: nobody else can', () => {
  const noLarge = { ...wrap, groups: [aSize({ modifiers: [aModifier(101)] })] }
  expect(outcomeOf(aLine(wrap, { modifiers: { 102: 1 } }), noLarge)).toEqual({
    kind: 'option-missing',
    names: [{ 'en-us': 'Large' }],
    repaired: null,
  })
})

test('a choice that has become required is named by its group', () => {
  const bread = aGroup({
    id: 2,
    names: { 'en-us': 'Bread' },
    minimum: 1,
    modifiers: [aModifier(201)],
  })
  expect(outcomeOf(aLine(wrap), { ...wrap, groups: [...wrap.groups, bread] })).toEqual({
    kind: 'option-missing',
    names: [{ 'en-us': 'Bread' }],
    repaired: null,
  })
})

test('what can no longer be left out is never put back without asking', () => {
  const fixed = {
    ...wrap,
    ingredients: [anIngredient(1, { names: { 'en-us': 'Onion' }, removable: false })],
  }
  expect(outcomeOf(aLine(wrap, { leftOut: [1] }), fixed)).toEqual({
    kind: 'option-missing',
    names: [{ 'en-us': 'Onion' }],
    repaired: null,
  })
})

test('an ingredient the item no longer has is named and needs no leaving out', () => {
  const line = aLine(wrap, { leftOut: [1] })
  const without = { ...wrap, ingredients: [] }
  expect(outcomeOf(line, without)).toEqual({
    kind: 'option-missing',
    names: [{ 'en-us': 'Onion' }],
    repaired: aLine(without),
  })
})

const shake = anItem({ id: 21, names: { 'en-us': 'Shake' }, limits: { outOfStockLocations: [2] } })
const juice = anItem({ id: 22, groups: [aGroup({ modifiers: [avocado] })] })
const meal = anItem({ id: 301, combo: [aStep(1, [shake, juice])] })
const picked = (itemId: number, modifiers = {}) =>
  aLine(meal, { combo: { 1: [{ itemId, choices: { modifiers, leftOut: [] } }] } })

test('a combo pick that is missing has to be picked again', () => {
  expect(outcomeOf(picked(21), meal)).toEqual({
    kind: 'option-missing',
    names: [{ 'en-us': 'Shake' }],
    repaired: null,
  })
})

test('an extra missing from a combo pick is left off', () => {
  expect(outcomeOf(picked(22, { 405: 1 }), meal)).toEqual({
    kind: 'option-missing',
    names: [{ 'en-us': 'Avocado' }],
    repaired: picked(22),
  })
})

test.each([
  ['not-here', { excludedLocations: [2] }],
  ['sold-out', { outOfStockLocations: [2] }],
  ['not-this-type', { orderTypes: ['deliver'] }],
] as const)('an item that is %s is not available, with that reason', (state, limits) => {
  expect(outcomeOf(aLine(), anItem({ limits }))).toEqual({
    kind: 'not-available',
    reason: { state },
  })
})

test('an item outside its hours says when it is sold again', () => {
  const breakfast = anItem({ limits: { windows: [{ weekdays: [1], from: 360, to: 660 }] } })
  expect(outcomeOf(aLine(), breakfast)).toEqual({
    kind: 'not-available',
    reason: { state: 'later', from: { weekday: 1, minutes: 360 } },
  })
})

test('an item that has left the menu is marked, not dropped', () => {
  expect(outcomeOf(aLine())).toEqual({ kind: 'not-available', reason: { state: 'gone' } })
})

test('a promotion’s item keeps the price its promotion gave it', () => {
  const gift = { ...aLine(anItem({ isPromotion: true })), price: 0, total: 0 }
  expect(outcomeOf(gift, anItem())).toEqual({ kind: 'kept', fitted: gift })
})

test('an upsell stays an upsell, and one taken out stays out', () => {
  const upsell = aLine(anItem({ isUpsell: true }))
  expect(outcomeOf(upsell, anItem())).toEqual({ kind: 'kept', fitted: upsell })
  const out = { ...upsell, quantity: 0 }
  expect(outcomeOf(out)).toEqual({ kind: 'kept', fitted: out })
})

const tea = anItem({ id: 2 })
const dearTea = { ...tea, prices: { 2: 20_00 } }

test('what fits stays, what was accepted changes, and the rest is handed back', () => {
  const cart = [aLine(anItem()), aLine(tea), aLine(anItem({ id: 3 }))]
  const [kept, changed, gone] = cart
  const lines = refit(cart, menuOf(anItem(), dearTea), elsewhere)
  const all = applyRefit(lines, new Set(cart.map(({ key }) => key)))
  expect(all.cart.map(({ total }) => total)).toEqual([12_00, 20_00])
  expect(all.removed).toEqual([gone])
  expect(applyRefit(lines, new Set())).toEqual({ cart: [kept], removed: [changed, gone] })
})

test('lines that are the same once repaired become one', () => {
  const cart = [
    aLine(wrap, { modifiers: { 101: 1, 405: 1 }, quantity: 2 }),
    aLine(wrap, { modifiers: { 101: 1 }, quantity: 3 }),
  ]
  const lines = refit(cart, menuOf(wrap), elsewhere)
  expect(applyRefit(lines, new Set(cart.map(({ key }) => key)))).toEqual({
    cart: [aLine(wrap, { modifiers: { 101: 1 }, quantity: 5 })],
    removed: [],
  })
})

test('pieces that no longer fit into one line are handed back, not lost', () => {
  const cart = [
    aLine(wrap, { modifiers: { 101: 1, 405: 1 }, quantity: 60 }),
    aLine(wrap, { modifiers: { 101: 1 }, quantity: 60 }),
  ]
  const result = applyRefit(
    refit(cart, menuOf(wrap), elsewhere),
    new Set(cart.map(({ key }) => key)),
  )
  expect(result.cart.map(({ quantity }) => quantity)).toEqual([60])
  expect(result.removed).toEqual([cart[1]])
})

test('a promotion’s item does not stay alone', () => {
  const gift = aLine(anItem({ id: 9, isPromotion: true }))
  const cart = [aLine(tea), gift]
  const lines = refit(cart, menuOf(anItem({ id: 9 })), elsewhere)
  expect(applyRefit(lines, new Set())).toEqual({ cart: [], removed: cart })
})

test('at the same destination everything is kept, piece for piece', () => {
  fc.assert(
    fc.property(randomOrder, ({ item, customisation }) => {
      const moment = aMoment()
      fc.pre(customisationFaults(item, customisation, moment).length === 0)
      const cart = [lineOf(item, customisation, moment)]
      const lines = refit(cart, menuOf(item), moment)
      expect(lines).toEqual(cart.map((line) => ({ line, outcome: { kind: 'kept', fitted: line } })))
      expect(applyRefit(lines, new Set())).toEqual({ cart, removed: [] })
    }),
  )
})

test('whatever the new menu looks like, every line is either in the cart or handed back', () => {
  fc.assert(
    fc.property(
      fc.array(randomOrder, { maxLength: 4 }),
      randomOrder,
      fc.boolean(),
      (orders, other, isAccepted) => {
        const cart = orders.map(({ item, customisation }, at) =>
          lineOf({ ...item, id: at }, customisation, aMoment()),
        )
        const menu = menuOf(...orders.map((_, at) => ({ ...other.item, id: at })).slice(1))
        const lines = refit(cart, menu, elsewhere)
        const accepted = new Set(isAccepted ? cart.map(({ key }) => key) : [])
        const result = applyRefit(lines, accepted)
        const ids = [
          ...result.cart.map(({ itemId }) => itemId),
          ...result.removed.map(({ itemId }) => itemId),
        ]
        expect(ids.sort()).toEqual(cart.map(({ itemId }) => itemId))
        for (const { outcome } of lines) {
          if (outcome.kind !== 'option-missing' || !outcome.repaired) continue
          expect(outcome.names.length).toBeGreaterThan(0)
        }
      },
    ),
  )
})
