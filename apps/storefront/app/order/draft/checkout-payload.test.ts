import { CheckoutPayload } from '@sufra/contract/orders/checkout-payload'
import {
  aCart,
  aGroup,
  aLine,
  aModifier,
  anIngredient,
  anItem,
  aStep,
} from '@sufra/domain/testing/builders'
import { expect, test } from 'vitest'
import { localBill } from '../pricing/local-bill.ts'
import { aCoupon, anAddress, anOrder, aPromo, someRules } from '../pricing/testing.ts'
import { checkoutPayload } from './checkout-payload.ts'
import type { DraftOrder } from './draft-order.ts'

const TERMS = { billRules: someRules(), currency: { decimals: 2 } }

function written(order: DraftOrder) {
  const bill = localBill(order, TERMS)
  const payload = checkoutPayload(order, { bill, decimals: 2, locale: 'en-us' })
  if (!payload) throw new Error('nothing was written')
  expect(CheckoutPayload.safeParse(payload).error).toBeUndefined()
  return payload
}

// proves PR-01, PR-03, PR-04, PR-14
test('an order is written with exactly the keys of the specification', () => {
  expect(written(anOrder({ lines: aCart(2), notes: 'no bell', customerId: 'c-1' }))).toEqual({
    customer: 'c-1',
    source: 'Web',
    subtotal: 24,
    discount: 0,
    device: null,
    notes: 'no bell',
    type: 'to-go',
    'car-id': null,
    'table-label': null,
    'vat-amount': 3.13,
    total: 24,
    'coupon-code': null,
    'promotion-name': null,
    items: [
      {
        id: 1,
        price: 12,
        quantity: 2,
        notes: '',
        discount: 0,
        'is-promotion': false,
        ingredients: [],
        modifiers: [],
      },
    ],
    'delivery-charge': null,
    address: null,
    location: 1,
    'scheduled-time': null,
    'campaign-id': null,
  })
  const scheduledTime = '2026-11-15 18:30:00'
  expect(written(anOrder({ scheduledTime }))['scheduled-time']).toBe(scheduledTime)
})

test('nothing is written before somebody has said how it will be had', () => {
  const order = anOrder({ orderType: null, lines: aCart(1) })
  const bill = localBill(order, TERMS)
  expect(checkoutPayload(order, { bill, decimals: 2, locale: 'en-us' })).toBeNull()
})

// proves PR-02
test('with a car the order is brought to it', () => {
  const payload = written(anOrder({ orderType: 'curbside', carId: 'car-7', lines: aCart(1) }))
  expect(payload).toMatchObject({ type: 'curbside', 'car-id': 'car-7', location: 1 })
})

// proves A-52
test('a delivery names its point and lets the server find the branch', () => {
  const order = anOrder({ orderType: 'deliver', address: anAddress(), lines: aCart(3) })
  expect(written(order)).toMatchObject({
    location: null,
    address: null,
    coordinates: { lat: 24.77, long: 46.6 },
    'delivery-charge': 9,
    total: 45,
  })
  const address = anAddress({ id: 'a-1' })
  expect(written(anOrder({ orderType: 'deliver', address, lines: aCart(3) })).address).toBe('a-1')
})

// proves PR-04
test('a promotion goes by its digital coupon, a coupon by its code, never both', () => {
  const lines = aCart(10)
  expect(written(anOrder({ lines, coupon: aCoupon() }))).toMatchObject({
    'coupon-code': 'WELCOME10',
    'promotion-name': 'Welcome: 10% off',
    'campaign-id': null,
    discount: 12,
  })
  expect(written(anOrder({ lines, coupon: aCoupon(), promo: aPromo() }))).toMatchObject({
    'coupon-code': null,
    'promotion-name': '15% off orders from 80',
    'campaign-id': 2,
    discount: 18,
  })
})

// proves PR-05
test('only what is left out is named of the ingredients, only what is taken of the modifiers', () => {
  const item = anItem({
    ingredients: [anIngredient(1), anIngredient(2)],
    groups: [aGroup({ modifiers: [aModifier(31, { maximum: 2 }), aModifier(32)] })],
  })
  const line = aLine(item, { leftOut: [2], modifiers: { 31: 2 }, notes: 'crisp' })
  const [first] = line.modifiers
  const withNone = first ? { ...line, modifiers: [first, { ...first, id: 32, quantity: 0 }] } : line
  expect(written(anOrder({ lines: [withNone] })).items).toEqual([
    {
      id: item.id,
      price: 12,
      quantity: 1,
      notes: 'crisp',
      discount: 0,
      'is-promotion': false,
      ingredients: [{ id: 2, quantity: 1 }],
      modifiers: [{ id: 31, price: 2, quantity: 2 }],
    },
  ])
})

// proves PR-06
test('the picks of a combo carry modifiers with a quantity only', () => {
  const drink = anItem({
    id: 201,
    groups: [aGroup({ id: 5, modifiers: [aModifier(51), aModifier(52)] })],
  })
  const meal = anItem({ combo: [aStep(7, [drink])] })
  const choices = { modifiers: { 51: 1 }, leftOut: [] }
  const line = aLine(meal, { combo: { 7: [{ itemId: 201, choices }] } })
  const [pick] = line.comboItems
  const [group] = pick?.modifiers ?? []
  if (!pick || !group) throw new Error('no combo')
  const none = group.modifiers.map((modifier) => ({ ...modifier, id: 52, quantity: 0 }))
  const withNone = {
    ...line,
    comboItems: [
      {
        ...pick,
        modifiers: [
          { ...group, modifiers: [...group.modifiers, ...none] },
          { ...group, id: 6, modifiers: none },
        ],
      },
    ],
  }
  expect(written(anOrder({ lines: [withNone] })).items[0]?.['combo-items']).toEqual([
    {
      id: 201,
      'step-id': 7,
      price: 0,
      quantity: 1,
      ingredients: [],
      modifiers: [{ id: 5, modifiers: [{ id: 51, price: 2, quantity: 1 }] }],
    },
  ])
})
