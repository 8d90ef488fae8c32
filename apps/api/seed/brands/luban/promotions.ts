import { amountOff, freeDelivery } from '../../benefit.ts'
import type { PromotionSeed } from '../../brand-seed.ts'
import { both } from '../../english-and-arabic.ts'

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
