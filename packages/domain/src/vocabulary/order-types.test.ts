import { expect, test } from 'vitest'
import {
  defaultOrderType,
  firstOrderType,
  isMenuType,
  isOrderType,
  menuTypeOf,
  ORDER_TYPES,
} from './order-types.ts'

// proves CU-24
test('to-go is preselected wherever it is allowed', () => {
  expect(defaultOrderType(['deliver', 'to-go'])).toBe('to-go')
})

// proves LB-05
test('elsewhere the first allowed type is, but never curbside', () => {
  expect(defaultOrderType(['curbside', 'to-go'])).toBe('to-go')
  expect(defaultOrderType(['curbside', 'deliver', 'pickup'])).toBe('deliver')
  expect(defaultOrderType(['curbside'])).toBeNull()
  expect(defaultOrderType([])).toBeNull()
})

test('the first order type follows the brand’s own order', () => {
  expect(firstOrderType(['curbside', 'pickup', 'to-go'])).toBe('pickup')
})

test('only delivery reads the delivery menu', () => {
  expect(ORDER_TYPES.filter((type) => menuTypeOf(type) === 'deliver')).toEqual(['deliver'])
})

test('an address names a menu by one of two words', () => {
  expect(['pickup', 'deliver'].every(isMenuType)).toBe(true)
  expect(['to-go', 'Deliver', ''].some(isMenuType)).toBe(false)
})

test('a word that is no order type is not taken for one', () => {
  expect(isOrderType('dine-in')).toBe(true)
  expect(isOrderType('take-away')).toBe(false)
})
