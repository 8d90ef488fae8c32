import { aLine, anItem } from '@sufra/domain/testing/builders'
import { expect, test } from 'vitest'
import { cashSuggestions, takenPayments, typedAmount } from './payment-rules.ts'

const LISTS = {
  paymentsDeliver: ['card', 'cash', 'card-on-delivery', 'loyalty-points'],
  paymentsPickup: ['card', 'card-on-pickup', 'cash'],
} as const

// proves CK-21
test('deliveries have a list of their own, in the brand’s order', () => {
  expect(takenPayments('deliver', LISTS, [])).toEqual(['cash', 'card-on-delivery'])
  expect(takenPayments('to-go', LISTS, [])).toEqual(['card-on-pickup', 'cash'])
  expect(takenPayments('curbside', LISTS, [])).toEqual(['card-on-pickup', 'cash'])
})

test('with an upsell in the cart there is no card to be had either', () => {
  const upsell = aLine(anItem({ isUpsell: true }))
  expect(takenPayments('deliver', LISTS, [upsell])).not.toContain('card')
})

test.each([
  ['100', 100_00],
  [' 12.5 ', 12_50],
  ['12,50', 12_50],
  ['١٠٠', 100_00],
  ['', null],
])('%s is understood', (text, amount) => {
  expect(typedAmount(text, 2)).toBe(amount)
})

test.each(['a', '1.2.3', '12.345', '-5'])('%s is no amount', (text) => {
  expect(typedAmount(text, 2)).toBeNaN()
})

test('round sums are offered, the exact one first', () => {
  expect(cashSuggestions(73_00, 2)).toEqual([73_00, 80_00, 100_00, 200_00])
  expect(cashSuggestions(100_00, 2)).toEqual([100_00, 200_00, 500_00])
  expect(cashSuggestions(4_250, 3)).toEqual([4_250, 10_000, 50_000, 100_000])
})
