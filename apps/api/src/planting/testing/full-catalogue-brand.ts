import { aBrand, aCategory, aLocation, anItem, both, modifier } from './a-brand.ts'

/** A brand that has one of everything a catalogue can hold. */
export const FULL_CATALOGUE = aBrand({
  concept: { id: 201, slug: 'full-catalogue' },
  locations: [aLocation({ id: 1 }), aLocation({ id: 2, name: both('Malaz', 'الملز') })],
  modifierGroups: [
    {
      id: 1,
      name: both('Size', 'الحجم'),
      kind: 'size',
      minimum: 1,
      maximum: 1,
      modifiers: [
        modifier(12, 'Large', 'كبير', 4_00, 200),
        modifier(11, 'Regular', 'عادي', 0, 0, { isDefault: true }),
      ],
    },
    {
      id: 2,
      name: both('Extras', 'إضافات'),
      kind: 'extra',
      minimum: 0,
      maximum: 3,
      modifiers: [
        modifier(21, 'Tahini', 'طحينة', 1_50, 90, {
          maximum: 2,
          allergens: { sesame: 'contains' },
          outOfStockLocations: [2],
        }),
      ],
    },
    {
      id: 3,
      name: both('Unused', 'غير مستخدم'),
      kind: 'choice',
      minimum: 0,
      maximum: 1,
      modifiers: [modifier(31, 'Anything', 'أي شيء', 0, 0)],
    },
  ],
  categories: [
    aCategory({
      id: 1,
      name: both('Wraps', 'لفائف'),
      excludedLocations: [2],
      excludedApplications: [9],
      items: [
        anItem({
          id: 102,
          name: both('Shawarma', 'شاورما'),
          price: 18_25,
          picture: 'shawarma',
          calories: 640,
          labels: ['spicy', 'new'],
          allergens: { sesame: 'may-contain', gluten: 'contains' },
          modifierGroups: [2, 1],
          ingredients: [
            { id: 2, name: both('Pickles', 'مخلل'), removable: true },
            { id: 1, name: both('Chicken', 'دجاج'), removable: false },
          ],
          prices: { 2: 19_00 },
          excludedLocations: [1],
          outOfStockLocations: [2],
          orderTypes: ['deliver'],
          windows: [{ weekdays: [0, 6], from: 600, to: 1500 }],
        }),
        anItem({ id: 101, name: both('Falafel', 'فلافل'), allergens: {} }),
      ],
    }),
    aCategory({
      id: 2,
      name: both('Meals', 'وجبات'),
      items: [
        anItem({
          id: 201,
          name: both('Wrap meal', 'وجبة لفة'),
          combo: [
            {
              id: 1,
              name: both('Your wrap', 'لفتك'),
              quantity: 1,
              options: [
                { item: 102, extra: 3_00 },
                { item: 101, extra: 0 },
              ],
            },
          ],
        }),
      ],
    }),
    aCategory({ id: 3, name: both('Not on any menu', 'غير معروض'), items: [anItem({ id: 301 })] }),
  ],
  menus: [{ id: 1, type: null, label: 'Everything', categories: [2, 1] }],
  upsells: [101, 301],
  texts: { 'en-us': { 'cart.title': 'Your feast' }, 'ar-sa': { 'cart.title': 'وليمتك' } },
})
