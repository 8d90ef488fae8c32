import { aGroup, aModifier, aMoment, anItem, aSize, aStep } from '@sufra/domain/testing/builders'
import { expect, test } from 'vitest'
import { giftLine } from './gift-line.ts'

const GIFT = { itemId: 101, price: 5_00, quantity: 2 }

// proves PM-07
test('a gift costs what the promotion says, at every branch, and is a line of its own', () => {
  const line = giftLine(anItem({ price: 22_00, prices: { 1: 24_00 } }), GIFT, aMoment())
  expect(line).toMatchObject({ price: 5_00, total: 5_00, quantity: 2, isPromotion: true })
  expect(line?.prices).toEqual({})
  expect(line?.key).toMatch(/^promotion /)
})

test('what must be chosen with it is the cheapest that can be had, and paid for', () => {
  const sauces = aGroup({
    id: 4,
    minimum: 1,
    modifiers: [
      aModifier(41, { price: 0, outOfStockLocations: [1] }),
      aModifier(42, { price: 3_00 }),
      aModifier(43, { price: 1_00 }),
    ],
  })
  const line = giftLine(anItem({ groups: [aSize(), sauces] }), GIFT, aMoment())
  expect(line?.modifiers.map(({ id }) => id)).toEqual([101, 43])
  expect(line?.total).toBe(6_00)
})

test('what the branch does not have, or what has to be put together, is not given unasked', () => {
  const away = anItem({ limits: { excludedLocations: [1] } })
  const combo = anItem({ combo: [aStep(7, [anItem({ id: 2 }), anItem({ id: 3 })])] })
  expect(giftLine(away, GIFT, aMoment())).toBeNull()
  expect(giftLine(combo, GIFT, aMoment())).toBeNull()
})
