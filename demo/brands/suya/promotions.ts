import type { PromotionSeed } from '@sufra/api/planting/brand-seed'
import { amountOff, itemFor } from '@sufra/api/planting/testing/benefit'

export const promotions: PromotionSeed[] = [
  {
    id: 1,
    name: { 'en-us': 'First order: ₦1,000 off' },
    picture: null,
    benefit: amountOff(1_000_00),
    minimum: 6_000_00,
    coupons: [{ id: 1, code: 'SUYA1000', listedAs: null, maximumUsesEach: 1 }],
  },
  {
    id: 2,
    name: { 'en-us': 'Zobo for ₦500' },
    picture: 'hibiscus',
    benefit: itemFor(601, 500_00),
    minimum: 8_000_00,
    coupons: [{ id: 2, code: null, listedAs: 'promotion' }],
  },
]
