import { expect, test } from 'vitest'
import { chooserCalledFrom, returnPath } from './calling-page.ts'

const brand = { categorySlug: 'grill-5', orderTypes: ['deliver', 'to-go'] as const }
const calledFrom = (page: string) => {
  const { searchParams } = new URL(chooserCalledFrom('/menu/grill-5/location', page), 'http://x')
  expect(searchParams.get('islocation')).toBe('true')
  return returnPath(searchParams.get('page'), brand)
}

// proves RT-23, RT-24
test.each(['/', '/menu', '/menu/grill-5', '/search?q=a%26b', '/menu?type=deliver'])(
  'a chooser opened from %s leads back there',
  (page) => {
    expect(calledFrom(page)).toBe(page)
  },
)

// proves RT-24
test('opened from the cart, it leads back to the open cart', () => {
  expect(calledFrom('cart')).toBe('/menu?page=cart')
})

test('a route can be called by its name', () => {
  expect(calledFrom('checkout')).toBe('/checkout')
  expect(calledFrom('index')).toBe('/')
})

test.each([
  null,
  '',
  'menu',
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  'javascript:alert(1)',
  '/menu/grill-5/location',
  '/menu/grill-5/location/deliver?page=cart',
])('%s leads to the menu', (page) => {
  expect(returnPath(page, brand)).toBe('/menu')
})
