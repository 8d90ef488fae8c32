import { CURRENCIES, decimalsOf } from '@sufra/domain/money/currencies'
import { MAX_MONEY, toDecimal } from '@sufra/domain/money/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Amount } from './fields.ts'
import { minorOf } from './minor-of.ts'

test('every amount of every currency passes, and comes back as it was', () => {
  const money = fc.oneof(fc.nat(MAX_MONEY), fc.integer({ min: MAX_MONEY - 1_000, max: MAX_MONEY }))
  fc.assert(
    fc.property(money, fc.constantFrom(...CURRENCIES), (minor, currency) => {
      const decimals = decimalsOf(currency)
      expect(minorOf(Amount.parse(toDecimal(minor, decimals)), decimals)).toBe(minor)
    }),
  )
})

test.each([-0.01, Number.NaN, Number.POSITIVE_INFINITY])('%d is no amount', (value) => {
  expect(Amount.safeParse(value).success).toBe(false)
})

test.each([toDecimal(MAX_MONEY + 1, 2), 1e15, 1e300])('%d is too large, by name', (value) => {
  expect(Amount.safeParse(value).error?.issues[0]?.message).toBe('amount-too-large')
})

test.each([
  [10.005, 2],
  [toDecimal(MAX_MONEY + 1, 3), 3],
])('%d with %i decimals is never taken for another amount', (amount, decimals) => {
  expect(() => minorOf(amount, decimals)).toThrow('no amount')
})
