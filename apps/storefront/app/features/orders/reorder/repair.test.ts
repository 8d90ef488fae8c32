import type { Item } from '@sufra/domain/menu/menu-item'
import {
  aCustomisation,
  aGroup,
  aModifier,
  aMoment,
  anIngredient,
  anItem,
  aSize,
  aStep,
} from '@sufra/domain/testing/builders'
import { expect, test } from 'vitest'
import type { OrderItem } from '../../../order/placed/order-model.ts'
import { orderedLine } from './ordered-line.ts'
import { isSmooth, repair } from './repair.ts'

/** Two shawarmas at 12.00, as an order tells of them. */
const ordered = (unlike: Partial<OrderItem> = {}): OrderItem => ({
  'item-id': 101,
  name: { 'en-us': 'Shawarma' },
  'image-uri': null,
  quantity: 2,
  price: 12,
  total: 24,
  notes: 'no garlic please',
  'is-promotion': false,
  modifiers: [],
  'left-out': [],
  'combo-items': [],
  ...unlike,
})
const large = { id: 102, name: { 'en-us': 'Large' }, price: 6, quantity: 1 }

const repaired = (item: OrderItem, ...menu: Item[]) =>
  repair([orderedLine(item, 2)], new Map(menu.map((each) => [each.id, each])), aMoment())

// proves OR-21
test('an order nothing has changed about goes straight into the cart', () => {
  const made = repaired(ordered(), anItem())
  expect(isSmooth(made)).toBe(true)
  expect(made.ready).toMatchObject([
    { itemId: 101, quantity: 2, total: 12_00, notes: 'no garlic please' },
  ])
})

test('what was chosen is chosen again', () => {
  const sized = anItem({ groups: [aSize()] })
  const made = repaired(ordered({ price: 18, total: 36, modifiers: [large] }), sized)
  expect(made.ready).toMatchObject([{ total: 18_00, modifiers: [{ id: 102, quantity: 1 }] }])
})

test('today’s price counts, and is told', () => {
  const made = repaired(ordered(), anItem({ price: 14_00 }))
  expect(made.changed).toMatchObject([{ outcome: { kind: 'new-price', from: 12_00, to: 14_00 } }])
})

// proves OR-21
test('what is no longer on the menu, or not here, is named', () => {
  expect(repaired(ordered()).gone).toHaveLength(1)
  const elsewhere = anItem({ limits: { excludedLocations: [1] } })
  expect(repaired(ordered(), elsewhere).gone).toHaveLength(1)
})

test('an extra that is gone is left out, a choice that is needed is asked for', () => {
  const cheese = { id: 9, name: { 'en-us': 'Cheese' }, price: 2, quantity: 1 }
  const plain = anItem({ groups: [aGroup({ modifiers: [aModifier(8)] })] })
  expect(repaired(ordered({ modifiers: [cheese] }), plain).changed).toHaveLength(1)

  const bread = aGroup({ id: 5, minimum: 1, maximum: 1, modifiers: [aModifier(51)] })
  const made = repaired(
    ordered({ modifiers: [{ ...cheese, id: 52 }] }),
    anItem({ groups: [bread] }),
  )
  expect(made.open).toMatchObject([{ left: { modifiers: {}, quantity: 2 }, stuck: [] }])
})

test('a combo is picked again with what was chosen within', () => {
  const burger = anItem({ id: 7, groups: [aSize()] })
  const combo = anItem({ combo: [aStep(1, [burger])] })
  const pick = {
    id: 7,
    'step-id': 1,
    name: { 'en-us': 'Burger' },
    quantity: 1,
    price: 0,
    modifiers: [large],
    'left-out': [],
  }
  const made = repaired(ordered({ price: 18, 'combo-items': [pick] }), combo)
  expect(made.ready[0]?.comboItems).toMatchObject([
    { id: 7, modifiers: [{ modifiers: [{ id: 102 }] }] },
  ])
})

test('what can no longer be left out is named, and the customer decides', () => {
  const onion = anIngredient(4, { names: { 'en-us': 'Onion' }, removable: false })
  const leftOut = [{ id: 4, name: { 'en-us': 'Onion' } }]
  const made = repaired(ordered({ 'left-out': leftOut }), anItem({ ingredients: [onion] }))
  expect(made.open).toMatchObject([
    { left: { ...aCustomisation(), quantity: 2, notes: 'no garlic please' }, stuck: [onion.names] },
  ])
})
