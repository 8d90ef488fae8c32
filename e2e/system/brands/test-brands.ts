import type { BrandSeed } from '@sufra/api/planting/brand-seed'
import {
  aBrand,
  aCategory,
  aLocation,
  anItem,
  both,
  freeDelivery,
  itemFor,
  percentOff,
} from '@sufra/api/planting/testing/a-brand'
import { ALWAYS } from './always-open.ts'
import { ORDERING } from './ordering-brand.ts'
import { STAFFED } from './staffed-brand.ts'

/** Beside 'powered by', of a brand that has one of its own. */
export const OWN_LOGO = '/pictures/brands/own-mark.svg'

/** Wants a place before anything else, has one menu for all order types and no logo beside 'powered by'. */
const FORCED_LOCATION = testBrand(901, 'forced-location', {
  concept: { webBrandLogo: null },
  application: { orderTypes: ['curbside', 'to-go', 'deliver'], forceLocation: true },
  locations: [
    aLocation({ orderTypes: ['curbside', 'to-go', 'deliver'] }),
    aLocation({ id: 2, name: both('Malaz', 'الملز'), orderTypes: ['to-go'] }),
  ],
})

/** Has published a menu with nothing on it, and wants no branding though it has a logo. */
const EMPTY_MENU = testBrand(902, 'empty-menu', {
  concept: { removeBranding: true, webBrandLogo: OWN_LOGO },
  categories: [],
})

/** Its published documents are gone, as if the place they are kept in had failed. */
export const LOST_DOCUMENTS = testBrand(903, 'lost-documents', {})

/** Of the brand below: never open. */
export const CLOSED_BRANCH = 3

/** Has everything that makes a bill, VAT within, and is always open but for one branch. */
const PRICED = testBrand(904, 'priced', {
  concept: { minimumDelivery: 50_00, freeDeliveryFrom: 100_00, webBrandLogo: OWN_LOGO },
  application: { orderTypes: ['deliver', 'to-go', 'pickup'] },
  locations: [
    aLocation({
      orderTypes: ['deliver', 'to-go', 'pickup'],
      hours: ALWAYS,
      zones: [
        {
          id: 1,
          name: both('Olaya', 'العليا'),
          polygon: [
            [46.6, 24.6],
            [46.75, 24.6],
            [46.75, 24.8],
            [46.6, 24.8],
            [46.6, 24.6],
          ],
          minimum: 30_00,
          charge: 9_00,
        },
      ],
    }),
    aLocation({ id: 2, name: both('Malaz', 'الملز'), orderTypes: ['to-go'], hours: ALWAYS }),
    aLocation({
      id: CLOSED_BRANCH,
      name: both('Hittin', 'حطين'),
      orderTypes: ['to-go'],
      hours: [],
    }),
  ],
  categories: [
    aCategory({
      items: [
        anItem({ id: 1, price: 14_00 }),
        anItem({ id: 2, name: both('Mixed grill', 'مشاوي مشكلة'), price: 40_00 }),
        anItem({ id: 3, name: both('Fatteh', 'فتة'), price: 27_00, excludedLocations: [2] }),
        anItem({ id: 4, name: both('Umm Ali', 'أم علي'), price: 22_00 }),
      ],
    }),
  ],
  promotions: [
    {
      id: 1,
      name: both('Welcome: 10% off', 'أهلاً بك: خصم 10%'),
      picture: null,
      benefit: percentOff(1000, 20_00),
      coupons: [{ id: 1, code: 'WELCOME10', listedAs: null }],
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
      benefit: itemFor(4, 5_00),
      minimum: 60_00,
      coupons: [{ id: 3, code: null, listedAs: 'promotion' }],
    },
    {
      id: 4,
      name: both('Free delivery tonight', 'توصيل مجاني الليلة'),
      picture: 'karak',
      benefit: freeDelivery,
      minimum: 40_00,
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
  ],
})

/** VAT and another tax on top, and a charge for being served; without notes, and on the free package. */
const TAXED = testBrand(905, 'taxed', {
  concept: {
    cartNotes: false,
    billingType: 'free',
    webBrandLogo: OWN_LOGO,
    vatBasisPoints: 1400,
    vatType: 'exclusive',
    otherTaxes: [{ key: 'city', name: both('City tax', 'رسوم البلدية'), basisPoints: 100 }],
    serviceCharge: {
      name: both('Service', 'خدمة'),
      basisPoints: 1200,
      orderTypes: ['eat-in'],
    },
  },
  application: { orderTypes: ['to-go', 'eat-in'] },
  locations: [aLocation({ orderTypes: ['to-go', 'eat-in'], hours: ALWAYS })],
})

/** Has a site key of reCAPTCHA. */
const CAPTCHA = testBrand(908, 'captcha', {
  application: { orderTypes: ['to-go'] },
  locations: [aLocation({ orderTypes: ['to-go'], hours: ALWAYS })],
  integrationOptions: [{ product: 'recaptcha', name: 'site-key', value: 'key-of-the-journeys' }],
})

export const TEST_BRANDS = [
  FORCED_LOCATION,
  EMPTY_MENU,
  LOST_DOCUMENTS,
  PRICED,
  TAXED,
  STAFFED,
  ORDERING,
  CAPTCHA,
]

function testBrand(
  id: number,
  slug: string,
  { concept, application, ...unlike }: Unlike,
): BrandSeed {
  return aBrand({
    ...unlike,
    concept: { ...concept, id, slug },
    application: { hosts: [`${slug}.localhost`], ...application },
  })
}

type Unlike = NonNullable<Parameters<typeof aBrand>[0]>
