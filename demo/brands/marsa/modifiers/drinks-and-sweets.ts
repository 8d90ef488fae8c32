import type { ModifierGroupSeed } from '@sufra/api/planting/brand-seed'

export const drinksAndSweets: ModifierGroupSeed[] = [
  {
    id: 10,
    name: { 'ar-sa': 'الحجم', 'en-us': 'Size' },
    kind: 'size',
    minimum: 1,
    maximum: 1,
    modifiers: [
      {
        id: 30,
        name: { 'ar-sa': 'كوب', 'en-us': 'Glass' },
        price: 0,
        calories: 0,
        maximum: 1,
        isDefault: true,
        allergens: {},
      },
      {
        id: 31,
        name: { 'ar-sa': 'جيك لتر', 'en-us': 'One-litre jug' },
        price: 1_650,
        calories: 260,
        maximum: 1,
        allergens: {},
      },
    ],
  },
  {
    id: 11,
    name: { 'ar-sa': 'الشيرة', 'en-us': 'Syrup' },
    kind: 'choice',
    minimum: 1,
    maximum: 1,
    modifiers: [
      {
        id: 32,
        name: { 'ar-sa': 'دبس تمر', 'en-us': 'Date syrup' },
        price: 0,
        calories: 90,
        maximum: 1,
        isDefault: true,
        allergens: {},
      },
      {
        id: 33,
        name: { 'ar-sa': 'شيرة زعفران', 'en-us': 'Saffron syrup' },
        price: 0,
        calories: 110,
        maximum: 1,
        allergens: {},
      },
      {
        id: 34,
        name: { 'ar-sa': 'لوتس', 'en-us': 'Caramel biscuit spread' },
        price: 350,
        calories: 170,
        maximum: 1,
        allergens: { gluten: 'contains', soy: 'contains' },
      },
    ],
  },
]
