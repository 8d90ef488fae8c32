import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ORDER_TYPES } from '../vocabulary/order-types.ts'
import { inDisplayOrder, menuUriFor } from './menu-order.ts'

test('categories show by display order, equals as they came', () => {
  const unordered = [
    { id: 'soups', displayOrder: 3 },
    { id: 'grills', displayOrder: 1 },
    { id: 'salads', displayOrder: 3 },
    { id: 'drinks', displayOrder: 2 },
  ]
  expect(inDisplayOrder(unordered).map(({ id }) => id)).toEqual([
    'grills',
    'drinks',
    'soups',
    'salads',
  ])
})

test('ordering is ascending, stable and loses nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ displayOrder: fc.integer({ min: -3, max: 3 }) })), (given) => {
      const marked = given.map((category, index) => ({ ...category, index }))
      const ordered = inDisplayOrder(marked)
      expect(new Set(ordered)).toEqual(new Set(marked))
      for (const [index, next] of ordered.slice(1).entries()) {
        const before = ordered[index]
        const rise = next.displayOrder - (before?.displayOrder ?? 0)
        expect(rise > 0 || (rise === 0 && next.index > (before?.index ?? 0))).toBe(true)
      }
    }),
  )
})

const separated = {
  hasSeparatedMenus: true,
  orderTypeMenus: [
    { type: 'pickup', uri: '/pickup.json' },
    { type: 'deliver', uri: '/deliver.json' },
  ],
  menuRef: '/common.json',
} as const

test.each(ORDER_TYPES)('%s reads the separated menu of its kind', (type) => {
  expect(menuUriFor(separated, type)).toBe(type === 'deliver' ? '/deliver.json' : '/pickup.json')
})

test('before a type is chosen the common menu is read', () => {
  expect(menuUriFor(separated, null)).toBe('/common.json')
})

test('a brand with one menu reads it for every type', () => {
  expect(menuUriFor({ ...separated, hasSeparatedMenus: false }, 'deliver')).toBe('/common.json')
})

test('a type without a menu of its own reads the common one', () => {
  expect(menuUriFor({ ...separated, orderTypeMenus: [] }, 'deliver')).toBe('/common.json')
})
