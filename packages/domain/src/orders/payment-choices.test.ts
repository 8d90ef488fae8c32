import { expect, test } from 'vitest'
import { removeLine } from '../cart/cart.ts'
import { aLine, anItem } from '../testing/builders.ts'
import { defaultPayment, paymentChoices } from './payment-choices.ts'

const upsell = aLine(anItem({ id: 2, isUpsell: true }))

// proves A-10
test('an upsell in the cart takes card from the choices, and only that', () => {
  expect(paymentChoices(['card', 'cash', 'card-on-pickup'], [aLine(), upsell])).toEqual([
    'cash',
    'card-on-pickup',
  ])
})

test('without an upsell, or once it is taken out, card is offered', () => {
  expect(paymentChoices(['card', 'cash'], [aLine()])).toEqual(['card', 'cash'])
  const { cart } = removeLine([aLine(), upsell], upsell.key)
  expect(paymentChoices(['card', 'cash'], cart)).toEqual(['card', 'cash'])
})

test('card is the default where it is offered, else whatever comes first', () => {
  expect(defaultPayment(['cash', 'card'])).toBe('card')
  expect(defaultPayment(['cash', 'card-on-pickup'])).toBe('cash')
  expect(defaultPayment([])).toBeNull()
})
