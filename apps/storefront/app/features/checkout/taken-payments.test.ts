import { aLine, anItem } from '@sufra/domain/testing/builders'
import { expect, test } from 'vitest'
import { takenPayments } from './taken-payments.ts'

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

// proves CU-20
test('with an upsell in the cart there is no card to be had either', () => {
  const upsell = aLine(anItem({ isUpsell: true }))
  expect(takenPayments('deliver', LISTS, [upsell])).not.toContain('card')
})
