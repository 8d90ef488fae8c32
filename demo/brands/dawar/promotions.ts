import type { PromotionSeed } from '@sufra/api/planting/brand-seed'
import { itemFor, percentOff } from '@sufra/api/planting/testing/benefit'

export const promotions: PromotionSeed[] = [
  {
    id: 1,
    name: { 'ar-sa': 'خصم 10%', fr: '10 % de remise' },
    picture: 'koshari',
    benefit: percentOff(1000, 50_00),
    minimum: 150_00,
    coupons: [{ id: 1, code: 'DAWAR10', listedAs: 'promotion' }],
  },
  {
    id: 2,
    name: { 'ar-sa': 'رز بلبن بـ 10', fr: 'Riz au lait à 10' },
    picture: 'rice-pudding',
    benefit: itemFor(802, 10_00),
    minimum: 250_00,
    coupons: [{ id: 2, code: null, listedAs: 'promotion' }],
  },
]
