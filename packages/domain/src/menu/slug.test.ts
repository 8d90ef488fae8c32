import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCALES } from '../text/locales.ts'
import { ORDER_TYPES } from '../vocabulary/order-types.ts'
import {
  categoryIdFromSlug,
  categorySlug,
  itemIdFromSlug,
  itemSlug,
  locationIdFromSlug,
  locationSlug,
} from './slug.ts'

const hotDrinks = {
  id: 12,
  name: { 'en-us': 'Hot Drinks', 'ar-sa': 'مشروبات ساخنة', fr: 'Boissons glacées' },
}

test('a category is its English name, then its id', () => {
  expect(categorySlug(hotDrinks)).toBe('hot-drinks-12')
})

test('an item is its id, then its English name', () => {
  expect(itemSlug({ id: 55, name: { 'en-us': 'Flat White', 'ar-sa': 'فلات وايت' } })).toBe(
    '55-flat-white',
  )
})

test('a branch is its English name, then its id', () => {
  expect(locationSlug({ id: 7, name: { 'en-us': 'Olaya Street' } })).toBe('olaya-street-7')
})

test('other languages keep their letters', () => {
  expect(categorySlug(hotDrinks, 'ar-sa')).toBe('مشروبات-ساخنة-12')
  expect(categorySlug(hotDrinks, 'fr')).toBe('boissons-glacées-12')
})

test('a name missing in a language falls back to English', () => {
  expect(categorySlug({ id: 3, name: { 'en-us': 'Soups' } }, 'ar-sa')).toBe('soups-3')
  expect(categorySlug({ id: 3, name: { 'en-us': 'Soups', 'ar-sa': '☕' } }, 'ar-sa')).toBe(
    'soups-3',
  )
})

test('without any usable name the id stands alone', () => {
  expect(categorySlug({ id: 3, name: {} })).toBe('3')
  expect(itemSlug({ id: 3, name: { 'en-us': ' – ' } })).toBe('3')
  expect(categoryIdFromSlug('3')).toBe(3)
  expect(itemIdFromSlug('3')).toBe(3)
})

test('punctuation joins words, accents and apostrophes vanish from English', () => {
  expect(categorySlug({ id: 1, name: { 'en-us': "Chef's  Crème & Brûlée!" } })).toBe(
    'chefs-creme-brulee-1',
  )
  expect(categorySlug({ id: 1, name: { 'en-us': 'Kabsa كبسة' } })).toBe('kabsa-1')
})

test.each(['hot-drinks', 'hot-drinks12', '', '-', '0', 'x-0', 'x-012', 'x--', 'x-1.5', 'x-٣'])(
  '%j names no category',
  (slug) => {
    expect(categoryIdFromSlug(slug)).toBeNull()
  },
)

test.each(['flat-white', '55flat', '', '-55', '0-x', '055-x', '1e3-x', '٣-x'])(
  '%j names no item',
  (slug) => {
    expect(itemIdFromSlug(slug)).toBeNull()
  },
)

test('ids end where the database’s integers do', () => {
  expect(categoryIdFromSlug('x-2147483647')).toBe(2_147_483_647)
  expect(categoryIdFromSlug('x-2147483648')).toBeNull()
  expect(itemIdFromSlug(`${'9'.repeat(400)}-x`)).toBeNull()
})

test('an order type or add-address is never taken for a branch', () => {
  for (const segment of [...ORDER_TYPES, 'add-address']) {
    expect(locationIdFromSlug(segment)).toBeNull()
  }
})

const anId = fc.integer({ min: 1, max: 2 ** 31 - 1 })
const aText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(..."aÉß7٣قهوةَ /-'?#%&.\\") }),
)
const aName = fc.record(Object.fromEntries(LOCALES.map((locale) => [locale, aText])), {
  requiredKeys: [],
})

test('whatever a thing is called, in any language, its slug leads back to it', () => {
  fc.assert(
    fc.property(anId, aName, fc.constantFrom(...LOCALES), (id, name, locale) => {
      expect(categoryIdFromSlug(categorySlug({ id, name }, locale))).toBe(id)
      expect(itemIdFromSlug(itemSlug({ id, name }))).toBe(id)
      expect(locationIdFromSlug(locationSlug({ id, name }))).toBe(id)
    }),
  )
})

test('a slug is one path segment without spaces', () => {
  fc.assert(
    fc.property(anId, aName, fc.constantFrom(...LOCALES), (id, name, locale) => {
      expect(categorySlug({ id, name }, locale)).toMatch(/^[\p{L}\p{M}\p{N}-]+$/u)
      expect(itemSlug({ id, name })).toMatch(/^[a-z0-9-]+$/)
    }),
  )
})
