import { expect, test } from 'vitest'
import type { PaymentMethod } from '../vocabulary/payment-methods.ts'
import { amountToCollect } from './amount-to-collect.ts'

test.each<[PaymentMethod, number]>([
  ['cash', 73_00],
  ['card-on-delivery', 73_00],
  ['card-on-pickup', 73_00],
  ['card', 0],
  ['loyalty-points', 0],
])('of an order by %s the crew takes %i', (paymentMethod, due) => {
  expect(amountToCollect({ paymentMethod, paymentStatus: 'pending', total: 73_00 })).toBe(due)
})

test('nothing is taken twice', () => {
  const paid = { paymentMethod: 'cash', paymentStatus: 'success', total: 73_00 } as const
  expect(amountToCollect(paid)).toBe(0)
})
