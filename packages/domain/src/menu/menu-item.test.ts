import { expect, test } from 'vitest'
import { aGroup, aModifier, aMoment, anItem, aSize } from '../testing/builders.ts'
import { boundsOf, inAskingOrder, isItemAvailable, isModifierSoldOut } from './menu-item.ts'

test('a size is exactly one choice, whatever the menu says', () => {
  expect(boundsOf(aSize({ minimum: 0, maximum: 4 }))).toEqual({ minimum: 1, maximum: 1 })
  expect(boundsOf(aGroup({ minimum: 0, maximum: 4 }))).toEqual({ minimum: 0, maximum: 4 })
})

test('sizes are asked for first, then what is required, then the extras', () => {
  const groups = [
    aGroup({ id: 1 }),
    aGroup({ id: 2, kind: 'choice', minimum: 1 }),
    aGroup({ id: 3 }),
    aSize({ id: 4, minimum: 0 }),
    aGroup({ id: 5, minimum: 2 }),
  ]
  expect(inAskingOrder(groups).map(({ id }) => id)).toEqual([4, 2, 5, 1, 3])
})

test('a modifier is sold out at the branches that ran out of it, and nowhere before one is chosen', () => {
  const avocado = aModifier(405, { outOfStockLocations: [2] })
  expect(isModifierSoldOut(avocado, aMoment({ locationId: 2 }))).toBe(true)
  expect(isModifierSoldOut(avocado, aMoment({ locationId: 1 }))).toBe(false)
  expect(isModifierSoldOut(avocado, aMoment({ locationId: null }))).toBe(false)
})

test('an item is available where and as long as its limits allow', () => {
  const item = anItem({ limits: { orderTypes: ['deliver'] } })
  expect(isItemAvailable(item, aMoment({ orderType: 'deliver' }))).toBe(true)
  expect(isItemAvailable(item, aMoment({ orderType: 'to-go' }))).toBe(false)
})
