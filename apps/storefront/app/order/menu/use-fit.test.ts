import { aLine, aMoment, anItem } from '@sufra/domain/testing/builders'
import { expect, test } from 'vitest'
import { fitOf } from './use-fit.ts'

const item = anItem({ id: 1, limits: { outOfStockLocations: [2], excludedLocations: [3] } })
const line = aLine(item)

test('before the menu is here, a line itself knows where it cannot be had', () => {
  expect(fitOf(line, null, aMoment({ locationId: 1 }))).toEqual({ kind: 'kept', fitted: line })
  expect(fitOf(line, null, aMoment({ locationId: 2 }))).toEqual({
    kind: 'not-available',
    reason: { state: 'sold-out' },
  })
  expect(fitOf(line, null, aMoment({ locationId: 3 }))).toEqual({
    kind: 'not-available',
    reason: { state: 'not-here' },
  })
})

test('an item that has left the menu is marked, never dropped', () => {
  expect(fitOf(line, new Map(), aMoment())).toEqual({
    kind: 'not-available',
    reason: { state: 'gone' },
  })
})

test('today’s price is told beside the one that was agreed', () => {
  const dearer = new Map([[1, { ...item, price: 13_00 }]])
  expect(fitOf(line, dearer, aMoment())).toMatchObject({ kind: 'new-price', from: 1200, to: 1300 })
})
