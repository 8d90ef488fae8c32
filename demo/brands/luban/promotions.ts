import type { PromotionSeed } from '@sufra/api/planting/brand-seed'
import { amountOff, freeDelivery } from '@sufra/api/planting/testing/benefit'
import { both } from '@sufra/api/planting/testing/english-and-arabic'

export const promotions: PromotionSeed[] = [
  {
    id: 1,
    name: both('2 rials off', 'خصم ريالين'),
    picture: 'halwa',
    benefit: amountOff(2_000),
    minimum: 10_000,
    coupons: [{ id: 1, code: 'LUBAN2', listedAs: 'promotion', maximumUsesEach: 2 }],
  },
  {
    id: 2,
    name: both('Free delivery', 'توصيل مجاني'),
    picture: 'arabic-coffee',
    benefit: freeDelivery,
    minimum: 8_000,
    coupons: [{ id: 2, code: null, listedAs: 'promotion' }],
  },
]
