import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asQuantity, MAX_QUANTITY } from './quantity.ts'

test.each([
  [1, 1],
  [7, 7],
  [0, 1],
  [-3, 1],
  [99, 99],
  [100, 99],
  [2.9, 2],
  [Number.NaN, 1],
  [Number.POSITIVE_INFINITY, 99],
])('%d pieces asked for are %i', (wanted, quantity) => {
  expect(asQuantity(wanted)).toBe(quantity)
})

test('a quantity is a whole number from 1 to the maximum, whatever is asked for', () => {
  fc.assert(
    fc.property(fc.double(), (wanted) => {
      const quantity = asQuantity(wanted)
      return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY
    }),
  )
})
