import type { PromotionSeed } from '@sufra/api/planting/brand-seed'
import { freeDelivery, percentOff } from '@sufra/api/planting/testing/benefit'
import { both } from '@sufra/api/planting/testing/english-and-arabic'

export const promotions: PromotionSeed[] = [
  {
    id: 1,
    name: both('10% off the grill', 'خصم 10% على المشاوي'),
    picture: 'grilled-fish',
    benefit: percentOff(1000, 3_000),
    minimum: 8_000,
    coupons: [{ id: 1, code: 'MARSA10', listedAs: 'campaign' }],
  },
  {
    id: 2,
    name: both('Free delivery', 'توصيل مجاني'),
    picture: null,
    benefit: freeDelivery,
    minimum: 10_000,
    coupons: [{ id: 2, code: null, listedAs: 'promotion' }],
  },
]
