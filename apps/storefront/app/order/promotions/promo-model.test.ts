import type { DigitalCoupon } from '@sufra/contract/orders/promotions'
import { expect, test } from 'vitest'
import { readPromos } from './promo-model.ts'
import { promosFor } from './promos.ts'

type Listed = Parameters<typeof readPromos>[0]

const NAME = { 'en-us': 'Fifteen', 'ar-sa': 'خمسة عشر' }

const aCoupon = (
  id: number,
  { attributes, ...changes }: Partial<Omit<DigitalCoupon, 'attributes'>> & { attributes: object },
): Listed['data'][number] => ({
  type: 'digital-coupons',
  id,
  attributes: {
    'digital-coupon-id': id,
    'promotion-id': id,
    'is-eligible': true,
    'image-uri': null,
    name: NAME,
    type: 'promotion',
    reason: null,
    'reason-code': null,
    missing: null,
    total: 68,
    saving: 12,
    'is-best': false,
    ...changes,
    attributes: {
      type: 'discount',
      'digital-coupon-name': NAME,
      'discount-type': null,
      'discount-value': null,
      qualification: null,
      'discount-code': null,
      'item-id': null,
      'item-price': null,
      'item-quantity': null,
      'cart-rules': null,
      ...attributes,
    },
  },
})

const LIST: Listed = {
  data: [
    aCoupon(2, {
      type: 'campaign',
      'is-best': true,
      attributes: {
        'discount-type': 'percentage',
        'discount-value': 15,
        'cart-rules': { total: 'gte:80' },
      },
    }),
    aCoupon(3, {
      'is-eligible': false,
      reason: 'Order for at least 60.00',
      total: null,
      saving: null,
      attributes: {
        type: 'item',
        'item-id': 1102,
        'item-price': 5,
        'item-quantity': 1,
        qualification: 'gte:60',
      },
    }),
    aCoupon(4, { attributes: { type: 'delivery' } }),
  ],
  included: [
    {
      type: 'promotions',
      id: 2,
      attributes: {
        name: NAME,
        type: 'discount',
        'image-uri': null,
        'discount-type': 'percentage',
        'discount-value': 15,
        'discount-max': 30,
        'item-id': null,
        'item-price': null,
        'item-quantity': null,
        'cart-rules': { total: 'gte:80' },
      },
    },
  ],
}

// proves PM-09, PM-10, PM-11
test('promotions and campaigns of the three kinds, with their conditions', () => {
  expect(readPromos(LIST, 2)).toMatchObject([
    {
      listedAs: 'campaign',
      minimum: 80_00,
      saving: 12_00,
      total: 68_00,
      isBest: true,
      gift: null,
      chosen: {
        'digital-coupon-id': 2,
        type: 'discount',
        'discount-type': 'percentage',
        'discount-value': 15,
        'discount-max': 30,
        'cart-rules': 'gte:80',
      },
    },
    {
      listedAs: 'promotion',
      isEligible: false,
      reason: 'Order for at least 60.00',
      minimum: 60_00,
      gift: { itemId: 1102, price: 5_00, quantity: 1 },
      chosen: { type: 'item' },
    },
    { minimum: 0, gift: null, chosen: { type: 'delivery' } },
  ])
})

// proves PM-01
test('free delivery is offered for deliveries only', () => {
  const all = readPromos(LIST, 2)
  expect(promosFor(all, 'deliver')).toHaveLength(3)
  expect(promosFor(all, 'pickup').map(({ chosen }) => chosen.type)).toEqual(['discount', 'item'])
})
