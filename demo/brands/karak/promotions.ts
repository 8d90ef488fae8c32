import type { PromotionSeed } from '@sufra/api/planting/brand-seed'
import { itemFor, percentOff } from '@sufra/api/planting/testing/benefit'
import { both } from '@sufra/api/planting/testing/english-and-arabic'

export const promotions: PromotionSeed[] = [
  {
    id: 1,
    name: both('Morning karak: 20% off', 'كرك الصباح: خصم 20%'),
    picture: 'karak',
    benefit: percentOff(2000, 15_00),
    minimum: 25_00,
    coupons: [{ id: 1, code: 'SABAH20', listedAs: 'promotion' }],
  },
  {
    id: 2,
    name: both('Luqaimat for 9', 'لقيمات بـ 9'),
    picture: 'luqaimat',
    benefit: itemFor(701, 9_00),
    minimum: 40_00,
    coupons: [{ id: 2, code: null, listedAs: 'promotion' }],
  },
]
