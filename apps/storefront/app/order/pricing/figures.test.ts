import type { Calculation } from '@sufra/contract/orders/calculations'
import { aCart } from '@sufra/domain/testing/builders'
import { expect, test } from 'vitest'
import { explained, figuresOf, readCalculation } from './figures.ts'
import { localBill } from './local-bill.ts'
import { aCoupon, anAddress, anOrder, someRules } from './testing.ts'

const answer = (changes: Partial<Calculation> = {}): Calculation => ({
  total: 30.6,
  subtotal: 24,
  discount: 2.4,
  'discount-code': 'WELCOME10',
  'promotion-name': { 'en-us': 'Welcome' },
  'vat-amount': 3.99,
  'vat-type': 'inclusive',
  taxes: [
    {
      key: 'vat',
      name: { 'en-us': 'VAT' },
      amount: 3.99,
      basis: { rate: 15, of: 30.6, within: true },
    },
  ],
  charges: [{ key: 'delivery_charge', name: { 'en-us': 'Delivery' }, amount: 9, basis: null }],
  location: 3,
  'quote-minutes': 25,
  error: null,
  'error-code': null,
  ...changes,
})

// proves PR-07, PR-08
test('a calculation is read into minor units, its charges and taxes by their keys', () => {
  expect(readCalculation(answer(), 2)).toMatchObject({
    total: 30_60,
    subtotal: 24_00,
    discount: 2_40,
    discountCode: 'WELCOME10',
    promotionName: { 'en-us': 'Welcome' },
    vat: 3_99,
    vatType: 'inclusive',
    taxes: [{ key: 'vat', amount: 3_99, reason: { kind: 'within', basisPoints: 1500, of: 30_60 } }],
    charges: [{ key: 'delivery_charge', amount: 9_00, reason: null }],
    location: 3,
    error: null,
  })
  expect(() => readCalculation(answer({ total: 30.605 }), 2)).toThrow()
})

// proves CO-10
test('a coupon that does not count takes nothing off', () => {
  const read = readCalculation(answer({ error: 'This offer has ended' }), 2)
  expect(read).toMatchObject({ discount: 0, error: 'This offer has ended' })
})

test('where the server found what we found, our reason explains its figure', () => {
  const order = anOrder({
    orderType: 'deliver',
    address: anAddress(),
    lines: aCart(2),
    coupon: aCoupon(),
  })
  const own = localBill(order, { billRules: someRules(), currency: { decimals: 2 } })
  const same = explained(readCalculation(answer(), 2), own)
  expect(same).toMatchObject({
    discountReason: { kind: 'discount' },
    charges: [{ reason: { kind: 'area' } }],
  })
  expect(same.total).toBe(figuresOf(own, someRules().vat).total)

  const charges = [{ key: 'delivery_charge', name: {}, amount: 12, basis: null }]
  const other = explained(readCalculation(answer({ discount: 2, charges }), 2), own)
  expect(other).toMatchObject({ discountReason: null, charges: [{ reason: null }] })
})
