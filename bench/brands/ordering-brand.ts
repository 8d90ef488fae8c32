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
} from '@sufra/api/planting/testing/a-brand'

const ITEMS = 40
const EXTRAS = 12
/** As many as a pgbench of scale 10 has. */
const BRANCHES = 10

/** A brand to order from at any hour: much to choose, taxes on top, coupons of every kind, ten branches. */
export const ORDERING = aBrand({
  concept: {
    id: 9_002,
    slug: 'ordering',
    label: both('Ordering', 'طلبات'),
    vatType: 'exclusive',
    otherTaxes: [{ key: 'city', name: both('City tax', 'ضريبة المدينة'), basisPoints: 250 }],
    freeDeliveryFrom: 900_00,
    specialDelivery: { from: 500_00, price: 5_00 },
  },
  application: { hosts: ['ordering.localhost'] },
  modifierGroups: [
    {
      id: 1,
      name: both('Size', 'الحجم'),
      kind: 'size',
      minimum: 1,
      maximum: 1,
      modifiers: [modifier(1, 'Small', 'صغير', 0, 0), modifier(2, 'Large', 'كبير', 4_05, 200)],
    },
    {
      id: 2,
      name: both('Extras', 'إضافات'),
      kind: 'extra',
      minimum: 0,
      maximum: EXTRAS,
      modifiers: Array.from({ length: EXTRAS }, (_, at) =>
        modifier(10 + at, `Extra ${at + 1}`, `إضافة ${at + 1}`, 1_00 + at, 20, { maximum: 2 }),
      ),
    },
  ],
  categories: [
    aCategory({
      items: Array.from({ length: ITEMS }, (_, at) =>
        anItem({
          id: at + 1,
          name: both(`Dish ${at + 1}`, `طبق ${at + 1}`),
          price: 10_00 + at * 37,
          ...(at % 4 === 0 && { prices: { 2: 9_99 + at } }),
          modifierGroups: [1, 2],
        }),
      ),
    }),
    aCategory({
      id: 2,
      name: both('Meals', 'وجبات'),
      items: [
        anItem({
          id: 50,
          name: both('Meal', 'وجبة'),
          price: 30_00,
          combo: [
            {
              id: 1,
              name: both('Main', 'رئيسي'),
              quantity: 1,
              options: [
                { item: 1, extra: 0 },
                { item: 2, extra: 1_50 },
              ],
            },
          ],
        }),
      ],
    }),
  ],
  locations: Array.from({ length: BRANCHES }, (_, at) => branch(at + 1)),
  promotions: [
    promotion(1, percentOff(1000, 20_00), 'TEN'),
    { ...promotion(2, amountOff(7_00), 'SEVEN'), minimum: 150_00 },
    { ...promotion(3, itemFor(3, 1_00, 1), 'THREE'), minimum: 40_00 },
    promotion(4, freeDelivery, 'FREE'),
  ],
})

export const ORDERING_HEADERS = { 'app-key': ORDERING.application.key }

/** Open day and night, with a kitchen that takes on whatever comes. */
function branch(id: number) {
  const lat = 24 + id / 10
  const long = 46.5
  const [south, north, west, east] = [lat - 0.01, lat + 0.01, long - 0.01, long + 0.01]
  return aLocation({
    id,
    name: both(`Branch ${id}`, `فرع ${id}`),
    lat,
    long,
    hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: 0, closes: 1440 })),
    kitchen: { ordersPerSlot: null },
    zones: [
      {
        id,
        name: both(`Around ${id}`, `حول ${id}`),
        polygon: [
          [west, south],
          [east, south],
          [east, north],
          [west, north],
          [west, south],
        ],
        minimum: 0,
        charge: 9_00 + id * 25,
      },
    ],
  })
}

function promotion(id: number, benefit: ReturnType<typeof percentOff>, code: string) {
  const name = both(`Promotion ${id}`, `عرض ${id}`)
  return { id, name, picture: null, benefit, coupons: [{ id, code, listedAs: null }] }
}
