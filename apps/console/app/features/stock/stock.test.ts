import type { StockCategory } from '@sufra/contract/orders/board'
import { expect, test } from 'vitest'
import { foundStock, outOf } from './found-stock.ts'
import { marked } from './marked.ts'

const item = (id: number, english: string, arabic: string, isOut = false) => ({
  id,
  name: { 'en-us': english, 'ar-sa': arabic },
  'image-uri': null,
  'is-out': isOut,
})
const category = (id: number, isOut: boolean, ...items: ReturnType<typeof item>[]) =>
  ({
    type: 'stock-categories',
    id,
    attributes: { name: {}, 'is-out': isOut, items },
  }) satisfies StockCategory

const STOCK: StockCategory[] = [
  category(1, false, item(1, 'Falafel plate', 'صحن فلافل'), item(2, 'Hummus', 'حُمّص', true)),
  category(2, true, item(3, 'Baklava', 'بقلاوة')),
]
const ids = (found: StockCategory[]) =>
  found.flatMap(({ attributes }) => attributes.items.map(({ id }) => id))
const all = { query: '', isOutOnly: false }

test('an item is found by a part of its name in either language, however it is written', () => {
  expect(ids(foundStock(STOCK, { ...all, query: 'FALA' }))).toEqual([1])
  expect(ids(foundStock(STOCK, { ...all, query: 'حمص' }))).toEqual([2])
  expect(ids(foundStock(STOCK, { ...all, query: 'sushi' }))).toEqual([])
})

test('what has run out includes everything in a category that is switched off', () => {
  expect(ids(foundStock(STOCK, { ...all, isOutOnly: true }))).toEqual([2, 3])
  expect(outOf(STOCK)).toBe(2)
})

test('marking changes what it names and nothing else', () => {
  const once = marked(STOCK, { what: 'items', id: 1, isOut: true })
  expect(outOf(once)).toBe(3)
  expect(outOf(marked(once, { what: 'categories', id: 2, isOut: false }))).toBe(2)
  expect(outOf(STOCK)).toBe(2)
})
