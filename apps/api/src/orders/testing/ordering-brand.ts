import {
  aBrand,
  aCategory,
  aLocation,
  amountOff,
  anItem,
  both,
  freeDelivery,
  itemFor,
  modifier,
  percentOff,
} from '../../planting/testing/a-brand.ts'

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: 600, closes: 1380 }))

/** Monday 15 February 2027, 15:00 in Riyadh: every branch is open, and nobody prays. */
export const ORDERING_NOW = Date.UTC(2027, 1, 15, 12)

/** A point inside the first branch's delivery area, and one where nobody delivers. */
export const INSIDE = { lat: 24.69, long: 46.68 }
export const OUTSIDE = { lat: 21.4, long: 39.8 }

/** In Riyadh, prices with VAT: a branch that delivers (1), one with prices of its own (2), one that pauses (3). */
export const ORDERING_BRAND = aBrand({
  concept: {
    id: 31,
    slug: 'ordering',
    label: both('Ordering', 'طلبات'),
    minimumDelivery: 20_00,
    freeDeliveryFrom: 100_00,
    specialDelivery: { from: 60_00, price: 5_00 },
    serviceCharge: {
      name: both('Service', 'خدمة'),
      basisPoints: 1000,
      orderTypes: ['dine-in'],
    },
    allowAdvanceOrder: true,
    maxDaysInAdvance: 3,
  },
  application: {
    hosts: ['ordering.test'],
    orderTypes: ['deliver', 'pickup', 'to-go', 'dine-in', 'curbside'],
  },
  modifierGroups: [
    {
      id: 1,
      name: both('Size', 'الحجم'),
      kind: 'size',
      minimum: 1,
      maximum: 1,
      modifiers: [
        modifier(101, 'Regular', 'عادي', 0, 0, { isDefault: true }),
        modifier(102, 'Large', 'كبير', 6_00, 0),
      ],
    },
    {
      id: 2,
      name: both('Extras', 'إضافات'),
      kind: 'extra',
      minimum: 0,
      maximum: 3,
      modifiers: [
        modifier(201, 'Cheese', 'جبن', 2_00, 0, { maximum: 2 }),
        modifier(202, 'Olives', 'زيتون', 1_50, 0, { outOfStockLocations: [2] }),
      ],
    },
  ],
  categories: [
    aCategory({
      items: [
        anItem({
          id: 1,
          price: 20_00,
          prices: { 2: 22_00 },
          modifierGroups: [1, 2],
          ingredients: [{ id: 1, name: both('Onion', 'بصل'), removable: true }],
        }),
        anItem({ id: 2, name: both('Lentil soup', 'شوربة عدس'), price: 9_00 }),
        anItem({
          id: 3,
          name: both('Fig tart', 'تارت تين'),
          price: 15_00,
          outOfStockLocations: [2],
        }),
        anItem({
          id: 4,
          name: both('Meal', 'وجبة'),
          price: 30_00,
          combo: [
            {
              id: 1,
              name: both('Main', 'رئيسي'),
              quantity: 1,
              options: [
                { item: 1, extra: 0 },
                { item: 2, extra: 1_00 },
              ],
            },
          ],
        }),
        anItem({
          id: 5,
          name: both('Breakfast', 'فطور'),
          price: 18_00,
          windows: [{ weekdays: [0, 1, 2, 3, 4, 5, 6], from: 360, to: 660 }],
        }),
      ],
    }),
    aCategory({ id: 2, name: both('Grill', 'مشاوي'), items: [anItem({ id: 6, price: 40_00 })] }),
  ],
  locations: [
    aLocation({
      id: 1,
      curbside: true,
      orderTypes: ['deliver', 'pickup', 'to-go', 'dine-in'],
      hours: EVERY_DAY,
      zones: [
        {
          id: 11,
          name: both('Olaya', 'العليا'),
          polygon: [
            [46.67, 24.68],
            [46.69, 24.68],
            [46.69, 24.7],
            [46.67, 24.7],
            [46.67, 24.68],
          ],
          minimum: 30_00,
          charge: 12_00,
        },
      ],
    }),
    aLocation({
      id: 2,
      orderTypes: ['to-go', 'pickup'],
      hours: EVERY_DAY,
      inactiveCategories: [2],
    }),
  ],
  promotions: [
    {
      id: 1,
      name: both('Ten per cent', 'عشرة بالمئة'),
      picture: null,
      benefit: percentOff(1000, 5_00),
      coupons: [
        { id: 1, code: 'TEN', listedAs: null, maximumUsesEach: 1 },
        { id: 2, code: null, listedAs: 'campaign' },
      ],
    },
    {
      id: 2,
      name: both('Seven off', 'خصم سبعة'),
      picture: null,
      benefit: amountOff(7_00),
      minimum: 50_00,
      coupons: [{ id: 3, code: 'SEVEN', listedAs: 'promotion', maximumUses: 1 }],
    },
    {
      id: 3,
      name: both('Tart for 1', 'تارت بريال'),
      picture: null,
      benefit: itemFor(3, 1_00, 2),
      minimum: 40_00,
      coupons: [{ id: 4, code: null, listedAs: 'promotion' }],
    },
    {
      id: 4,
      name: both('Free delivery', 'توصيل مجاني'),
      picture: null,
      benefit: freeDelivery,
      coupons: [{ id: 5, code: 'FREE', listedAs: 'promotion' }],
    },
    {
      id: 5,
      name: both('Over', 'انتهى'),
      picture: null,
      benefit: percentOff(5000),
      endsAt: '2027-02-01T00:00:00Z',
      coupons: [{ id: 6, code: 'OVER', listedAs: null }],
    },
    {
      id: 6,
      name: both('Not yet', 'لم يبدأ'),
      picture: null,
      benefit: percentOff(5000),
      startsAt: '2027-03-01T00:00:00Z',
      coupons: [{ id: 7, code: 'SOON', listedAs: null }],
    },
    {
      id: 8,
      name: both('Once', 'مرة واحدة'),
      picture: null,
      benefit: amountOff(1_00),
      coupons: [{ id: 9, code: 'ONCE', listedAs: null, maximumUses: 1 }],
    },
    {
      id: 7,
      name: both('At branch two', 'في الفرع الثاني'),
      picture: null,
      benefit: percentOff(2000),
      locations: [2],
      orderTypes: ['pickup'],
      coupons: [{ id: 8, code: 'TWO', listedAs: null }],
    },
  ],
})

/** The same with cards paid online. */
export const CARD_BRAND: typeof ORDERING_BRAND = {
  ...ORDERING_BRAND,
  concept: { ...ORDERING_BRAND.concept, id: 32, slug: 'card-ordering' },
  application: {
    ...ORDERING_BRAND.application,
    hosts: ['card-ordering.test'],
    key: 'card-ordering-web-key',
    gateway: 'tap',
    paymentsPickup: ['card', 'cash'],
  },
}
