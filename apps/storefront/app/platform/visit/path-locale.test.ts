import { expect, test } from 'vitest'
import { pathForLocale } from './path-locale.ts'

const coffee = { id: 12, name: { 'en-us': 'Coffee', 'ar-sa': 'قهوة' } }

test('the category segment takes the name in the new language', () => {
  const path = pathForLocale('/menu/coffee-12', 'category', coffee, 'ar-sa')
  expect(decodeURIComponent(path)).toBe('/menu/قهوة-12')
})

test('switching back restores the English segment', () => {
  const path = pathForLocale('/menu/coffee-12', 'category', coffee, 'ar-sa')
  expect(pathForLocale(path, 'category', coffee, 'en-us')).toBe('/menu/coffee-12')
})

test('what follows the category stays', () => {
  const path = pathForLocale('/menu/coffee-12/55-flat-white', 'item', coffee, 'ar-sa')
  expect(decodeURIComponent(path)).toBe('/menu/قهوة-12/55-flat-white')
})

test('an address fit for a header holds ASCII only', () => {
  expect(pathForLocale('/menu/coffee-12', 'category', coffee, 'ar-sa')).toMatch(/^[ -~]+$/)
})

test('an order keeps its path', () => {
  const path = '/user/order/8d1f'
  expect(pathForLocale(path, 'user-order-order', coffee, 'ar-sa')).toBe(path)
  expect(pathForLocale('/menu/coffee-12', 'user-order-order', coffee, 'ar-sa')).toBe(
    '/menu/coffee-12',
  )
})

test.each(['/', '/menu', '/menu/checkout', '/menu/tea-13', '/user/coffee-12'])(
  '%s has no segment of this category',
  (path) => {
    expect(pathForLocale(path, 'index', coffee, 'ar-sa')).toBe(path)
  },
)

test('without a category nothing changes', () => {
  expect(pathForLocale('/menu/coffee-12', 'category', null, 'ar-sa')).toBe('/menu/coffee-12')
})
