import { openWindow, type TestWindow } from '@sufra/web/storage/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aCar } from '../../../features/cars/testing.ts'
import { selectCar, selectedCar } from './selected-car.ts'

let tab: TestWindow
beforeEach(() => {
  tab = openWindow()
})
afterEach(() => vi.unstubAllGlobals())

const { id, attributes } = aCar()
const stored = (changes: object) =>
  JSON.stringify({
    id,
    color: attributes.color,
    'color-hex': '#FFFFFF',
    maker: attributes.maker,
    'car-maker-image-uri': '/pictures/cars/toyota.svg',
    'plate-number': null,
    ...changes,
  })

// proves ST-19, CB-03, CB-07
test('the chosen car is kept with what the cart shows of it', () => {
  selectCar(aCar())
  expect(JSON.parse(tab.localStorage.getItem('customer_selected_car') ?? '')).toEqual({
    id,
    color: attributes.color,
    'color-hex': '#FFFFFF',
    maker: attributes.maker,
    'car-maker-image-uri': '/pictures/cars/toyota.svg',
    'plate-number': 'ABC 1234',
  })
  expect(selectedCar.read()?.id).toBe(id)
})

test('a car without a plate is a car', () => {
  selectCar(aCar({ 'plate-number': null }))
  expect(selectedCar.read()?.['plate-number']).toBeNull()
})

test.each([
  '',
  'null',
  'car-7',
  '{"id":"x"}',
  '[]',
  stored({ id: '' }),
  stored({ id: 7 }),
  stored({ color: 'White' }),
  stored({ maker: {} }),
  stored({ 'color-hex': 'url(https://elsewhere.example/x)' }),
  stored({ 'car-maker-image-uri': undefined }),
  stored({ 'plate-number': 1234 }),
  stored({ 'plate-number': 'x'.repeat(101) }),
])('%j is no car', (text) => {
  tab.localStorage.setItem('customer_selected_car', text)
  expect(selectedCar.read()).toBeNull()
  expect(tab.localStorage.getItem('customer_selected_car')).toBeNull()
})
