import { anItem } from '@sufra/domain/testing/builders'
import { expect, test } from 'vitest'
import { favouriteCards } from './favourite-cards.ts'

const items = new Map([1, 2].map((id) => [id, anItem({ id })]))
const pages = new Map([1, 2].map((id) => [id, `/menu/a-1/${id}-x`]))

// proves CA-17
test('favourites stand in their own order, and those that are not on the menu are counted', () => {
  const { cards, missing } = favouriteCards([2, 3, 1], { items, pages }, 'en-us')
  expect(cards.map(({ id, href }) => [id, href])).toEqual([
    [2, '/menu/a-1/2-x'],
    [1, '/menu/a-1/1-x'],
  ])
  expect(missing).toBe(1)
})
