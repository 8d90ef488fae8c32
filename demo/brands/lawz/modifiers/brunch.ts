import type { ModifierGroupSeed } from '@sufra/api/planting/brand-seed'

export const brunch: ModifierGroupSeed[] = [
  {
    id: 6,
    name: {
      'en-us': 'How do you like your eggs?',
      fr: 'Cuisson des œufs',
      'ar-sa': 'كيف بتحبّوا البيض؟',
    },
    kind: 'choice',
    minimum: 1,
    maximum: 1,
    modifiers: [
      {
        id: 19,
        name: { 'en-us': 'Poached', fr: 'Pochés', 'ar-sa': 'مسلوق بوشيه' },
        price: 0,
        calories: 0,
        maximum: 1,
        allergens: { eggs: 'contains' },
      },
      {
        id: 20,
        name: { 'en-us': 'Fried', fr: 'Au plat', 'ar-sa': 'عيون' },
        price: 0,
        calories: 40,
        maximum: 1,
        allergens: { eggs: 'contains' },
      },
      {
        id: 21,
        name: {
          'en-us': 'Scrambled with cream',
          fr: 'Brouillés à la crème',
          'ar-sa': 'مخفوق بالكريما',
        },
        price: 0,
        calories: 80,
        maximum: 1,
        allergens: { eggs: 'contains', milk: 'contains' },
      },
    ],
  },
  {
    id: 7,
    name: { 'en-us': 'Brunch extras', fr: 'Suppléments brunch', 'ar-sa': 'زيدوا عالصحن' },
    kind: 'extra',
    minimum: 0,
    maximum: 4,
    modifiers: [
      {
        id: 22,
        name: { 'en-us': 'Half an avocado', fr: 'Demi-avocat', 'ar-sa': 'نص حبّة أفوكادو' },
        price: 1_250,
        calories: 120,
        maximum: 2,
        allergens: {},
      },
      {
        id: 23,
        name: { 'en-us': 'Grilled halloumi', fr: 'Halloumi grillé', 'ar-sa': 'حلّوم مشوي' },
        price: 1_500,
        calories: 160,
        maximum: 1,
        allergens: { milk: 'contains' },
      },
      {
        id: 24,
        name: { 'en-us': 'Smoked salmon', fr: 'Saumon fumé', 'ar-sa': 'سلمون مدخّن' },
        price: 2_500,
        calories: 95,
        maximum: 1,
        allergens: { fish: 'contains' },
      },
      {
        id: 25,
        name: { 'en-us': 'Extra egg', fr: 'Œuf supplémentaire', 'ar-sa': 'بيضة زيادة' },
        price: 750,
        calories: 75,
        maximum: 2,
        allergens: { eggs: 'contains' },
      },
    ],
  },
]
