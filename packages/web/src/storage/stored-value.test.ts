import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgivingStorage } from './forgiving-storage.ts'
import { storedValue } from './stored-value.ts'
import { aStorage, openWindow, type TestWindow } from './testing.ts'

type Table = { table: number }
const parseTable = (text: string): Table | null => {
  const { table } = JSON.parse(text)
  return typeof table === 'number' ? { table } : null
}

let tab: TestWindow
beforeEach(() => {
  tab = openWindow()
})
afterEach(() => vi.unstubAllGlobals())

test('what is written can be read back, also by a later page', () => {
  storedValue('cart_table', parseTable).write({ table: 7 })
  expect(storedValue('cart_table', parseTable).read()).toEqual({ table: 7 })
  expect(tab.localStorage.getItem('cart_table')).toBe('{"table":7}')
})

test('the same stored text is the same object, so that React does not render in circles', () => {
  const value = storedValue('cart_table', parseTable)
  value.write({ table: 7 })
  expect(value.read()).toBe(value.read())
})

test('texts are stored bare, without quotes', () => {
  storedValue('locale', (text) => text).write('ar-sa')
  expect(tab.localStorage.getItem('locale')).toBe('ar-sa')
})

test.each(['{', 'null', '{"table":"7"}'])('%s resets its own key and nothing else', (corrupt) => {
  tab.localStorage.setItem('items', 'untouched')
  tab.localStorage.setItem('cart_table', corrupt)
  expect(storedValue('cart_table', parseTable).read()).toBeNull()
  expect(tab.localStorage.getItem('cart_table')).toBeNull()
  expect(tab.localStorage.getItem('items')).toBe('untouched')
})

test('subscribers are told of writes and clears until they unsubscribe', () => {
  const value = storedValue('cart_table', parseTable)
  const listener = vi.fn()
  const leave = value.subscribe(listener)
  value.write({ table: 7 })
  value.clear()
  leave()
  value.write({ table: 8 })
  expect(listener).toHaveBeenCalledTimes(2)
})

test('a change in another tab arrives here, a change of another key does not', () => {
  const value = storedValue('cart_table', parseTable)
  const listener = vi.fn()
  value.subscribe(listener)
  tab.changeInOtherTab('locale', 'fr')
  expect(listener).not.toHaveBeenCalled()
  tab.changeInOtherTab('cart_table', '{"table":9}')
  expect(listener).toHaveBeenCalledOnce()
  expect(value.read()).toEqual({ table: 9 })
})

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

test.each([
  ['blocked as a whole', () => refuse()],
  ['without room', () => aStorage({ setItem: refuse })],
  [
    'throwing at every call',
    () => aStorage({ getItem: refuse, setItem: refuse, removeItem: refuse }),
  ],
])('with storage %s, values last for the visit', (_, open: () => Storage) => {
  const value = storedValue('cart_table', parseTable, forgivingStorage(open))
  expect(value.read()).toBeNull()
  value.write({ table: 7 })
  expect(value.read()).toEqual({ table: 7 })
  value.clear()
  expect(value.read()).toBeNull()
})

test('a new value that storage refuses hides the old one it still holds', () => {
  const full = aStorage({ setItem: refuse, getItem: () => '{"table":1}' })
  const value = storedValue(
    'cart_table',
    parseTable,
    forgivingStorage(() => full),
  )
  expect(value.read()).toEqual({ table: 1 })
  value.write({ table: 2 })
  expect(value.read()).toEqual({ table: 2 })
})

test('on the server nothing is kept, for its memory is shared by all visitors', () => {
  vi.unstubAllGlobals()
  const value = storedValue('cart_table', parseTable)
  value.write({ table: 7 })
  expect(value.read()).toBeNull()
})
