import { openWindow, type TestWindow } from '@sufra/web/storage/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aWrittenOrder } from '../../features/checkout/testing.ts'
import { keyOrder, orderInDoubt, orderKey, settleAsNotPlaced } from './order-key.ts'

const LAYLA = '00000000-0000-4000-8000-000000000001'
const OMAR = '00000000-0000-4000-8000-000000000002'

let tab: TestWindow
let made = 0
const newKey = () => `key-number-${++made}`
beforeEach(() => {
  tab = openWindow()
  made = 0
})
afterEach(() => vi.unstubAllGlobals())

test('the key is in storage, and the order in doubt, before anything is sent', () => {
  const keyed = keyOrder(aWrittenOrder(), LAYLA, newKey)
  expect(JSON.parse(tab.localStorage.getItem('order_key') ?? '')).toEqual(keyed)
  expect(orderInDoubt(LAYLA)).toEqual(keyed)
})

test('the same order keeps its key however often it is tried', () => {
  const first = keyOrder(aWrittenOrder(), LAYLA, newKey)
  settleAsNotPlaced(first)
  expect(keyOrder(aWrittenOrder(), LAYLA, newKey).key).toBe(first.key)
})

test('an order that was refused and changed has another key', () => {
  const first = keyOrder(aWrittenOrder(), LAYLA, newKey)
  settleAsNotPlaced(first)
  const second = keyOrder(aWrittenOrder({ 'expected-total': 14 }), LAYLA, newKey)
  expect(second.key).not.toBe(first.key)
})

test('while an order is in doubt there is no second key, whatever is wanted', () => {
  const first = keyOrder(aWrittenOrder(), LAYLA, newKey)
  expect(keyOrder(aWrittenOrder({ 'expected-total': 14 }), LAYLA, newKey)).toEqual(first)
  expect(made).toBe(1)
})

test('an order in doubt is its customer’s alone', () => {
  const hers = keyOrder(aWrittenOrder(), LAYLA, newKey)
  expect(orderInDoubt(OMAR)).toBeNull()
  expect(orderInDoubt(null)).toBeNull()
  expect(keyOrder(aWrittenOrder(), OMAR, newKey).key).not.toBe(hers.key)
})

test('an order that was placed leaves no key behind', () => {
  const first = keyOrder(aWrittenOrder(), LAYLA, newKey)
  orderKey.clear()
  expect(orderInDoubt(LAYLA)).toBeNull()
  expect(keyOrder(aWrittenOrder(), LAYLA, newKey).key).not.toBe(first.key)
})

test.each([
  '',
  'null',
  '{}',
  '{"key":"short","customerId":"x","isInDoubt":true,"order":{"items":[],"type":"to-go"}}',
  '{"key":"long-enough","customerId":"x","isInDoubt":"yes","order":{"items":[],"type":"to-go"}}',
  '{"key":"long-enough","customerId":"x","isInDoubt":true,"order":{"items":5}}',
])('%s in storage is no order, and is forgotten', (text) => {
  tab.localStorage.setItem('order_key', text)
  expect(orderKey.read()).toBeNull()
  expect(tab.localStorage.getItem('order_key')).toBeNull()
})
