import type { PromotionSeed } from '@sufra/api/planting/brand-seed'
import { amountOff, freeDelivery, itemFor, percentOff } from '@sufra/api/planting/testing/benefit'
import { both } from '@sufra/api/planting/testing/english-and-arabic'

export const promotions: PromotionSeed[] = [
  {
    id: 1,
    name: both('Welcome: 10% off', 'أهلاً بك: خصم 10%'),
    picture: null,
    benefit: percentOff(1000, 20_00),
    coupons: [{ id: 1, code: 'WELCOME10', listedAs: null, maximumUsesEach: 1 }],
  },
  {
    id: 2,
    name: both('15% off orders from 80', 'خصم 15% للطلبات من 80'),
    picture: 'mixed-grill',
    benefit: percentOff(1500, 30_00),
    minimum: 80_00,
    coupons: [{ id: 2, code: null, listedAs: 'campaign' }],
  },
  {
    id: 3,
    name: both('Umm Ali for 5', 'أم علي بـ 5'),
    picture: 'umm-ali',
    benefit: itemFor(1102, 5_00),
    minimum: 60_00,
    locations: [1, 2, 3],
    coupons: [{ id: 3, code: null, listedAs: 'promotion' }],
  },
  {
    id: 4,
    name: both('Free delivery tonight', 'توصيل مجاني الليلة'),
    picture: 'karak',
    benefit: freeDelivery,
    minimum: 40_00,
    orderTypes: ['deliver'],
    coupons: [{ id: 4, code: 'FREEDEL', listedAs: 'promotion' }],
  },
  {
    id: 5,
    name: both('Summer: 25% off', 'خصم الصيف 25%'),
    picture: null,
    benefit: percentOff(2500),
    endsAt: '2026-09-01T00:00:00Z',
    coupons: [{ id: 5, code: 'SUMMER25', listedAs: null }],
  },
  {
    id: 6,
    name: both('20 off at Al Rawdah', 'خصم 20 في الروضة'),
    picture: null,
    benefit: amountOff(20_00),
    minimum: 50_00,
    locations: [3],
    orderTypes: ['to-go', 'pickup'],
    coupons: [{ id: 6, code: 'RAWDAH20', listedAs: null, maximumUses: 500 }],
  },
]
