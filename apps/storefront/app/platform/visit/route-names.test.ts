import { ORDER_TYPES } from '@sufra/domain/vocabulary/order-types'
import { expect, test } from 'vitest'
import { isRouteName, pathOf, type RouteName } from './route-names.ts'

const everything = { categorySlug: 'grill-5', orderTypes: ORDER_TYPES }

// proves RT-47
test.each<[RouteName, string]>([
  ['index', '/'],
  ['checkout', '/checkout'],
  ['default-location', '/menu/grill-5/location'],
  ['pickup-location', '/menu/grill-5/location/pickup'],
  ['dinein-location', '/menu/grill-5/location/dine-in'],
  ['delivery-location', '/menu/grill-5/location/deliver'],
])('%s is at %s', (name, path) => {
  expect(isRouteName(name)).toBe(true)
  expect(pathOf(name, everything)).toBe(path)
})

test.each<[RouteName, string]>([
  ['pickup-location', '/menu/grill-5/location/to-go'],
  ['dinein-location', '/menu/grill-5/location/eat-in'],
  ['delivery-location', '/menu/grill-5/location'],
])('%s falls to what the brand allows', (name, path) => {
  const brand = { categorySlug: 'grill-5', orderTypes: ['eat-in', 'to-go'] as const }
  expect(pathOf(name, brand)).toBe(path)
})

test('without a category there is no chooser, only the menu', () => {
  expect(pathOf('delivery-location', { categorySlug: null, orderTypes: ['deliver'] })).toBe('/menu')
})

test.each(['cart', 'constructor', ''])('%s is no name of a route', (name) => {
  expect(isRouteName(name)).toBe(false)
})
