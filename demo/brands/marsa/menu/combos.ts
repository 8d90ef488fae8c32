import type { CategorySeed } from '@sufra/api/planting/brand-seed'

export const combos: CategorySeed = {
  id: 10,
  name: { 'ar-sa': 'عزايم', 'en-us': 'Feasts' },
  description: {
    'ar-sa': 'سفرة كاملة حق الربع والعايلة.',
    'en-us': 'A whole table for friends and family.',
  },
  picture: 'family-meal',
  items: [
    {
      id: 1001,
      name: { 'ar-sa': 'غدا البحر', 'en-us': 'Sea Lunch' },
      description: {
        'ar-sa': 'طبق بحري ومقبلات ومشروب، غدا نفر واحد على كيفك.',
        'en-us': 'One seafood main, one mezze and one drink, for one.',
      },
      price: 5_750,
      picture: 'shrimp-plate',
      calories: 980,
      labels: ['new'],
      allergens: {
        crustaceans: 'contains',
        fish: 'may-contain',
        gluten: 'contains',
        sesame: 'contains',
        eggs: 'may-contain',
        milk: 'may-contain',
        molluscs: 'may-contain',
        mustard: 'may-contain',
        sulphites: 'may-contain',
        nuts: 'may-contain',
      },
      combo: [
        {
          id: 1,
          name: { 'ar-sa': 'الطبق الرئيسي', 'en-us': 'Main' },
          quantity: 1,
          options: [
            { item: 201, extra: 0 },
            { item: 202, extra: 250 },
            { item: 403, extra: 0 },
          ],
        },
        {
          id: 2,
          name: { 'ar-sa': 'المقبلات', 'en-us': 'Mezze' },
          quantity: 1,
          options: [
            { item: 501, extra: 0 },
            { item: 502, extra: 0 },
            { item: 601, extra: 300 },
          ],
        },
        {
          id: 3,
          name: { 'ar-sa': 'المشروب', 'en-us': 'Drink' },
          quantity: 1,
          options: [
            { item: 803, extra: 0 },
            { item: 805, extra: 0 },
            { item: 801, extra: 500 },
          ],
        },
      ],
    },
    {
      id: 1002,
      name: { 'ar-sa': 'عزيمة الديوانية', 'en-us': 'Diwaniya Feast' },
      description: {
        'ar-sa': 'طبقين مشاوي ومجبوسين و3 مقبلات و4 مشروبات، تكفي 4 أشخاص.',
        'en-us': 'Two grills, two machboos, three mezze and four drinks, enough for four.',
      },
      price: 18_500,
      picture: 'family-meal',
      calories: 4120,
      labels: ['popular'],
      allergens: {
        gluten: 'contains',
        milk: 'contains',
        sesame: 'contains',
        sulphites: 'contains',
        eggs: 'may-contain',
        nuts: 'may-contain',
        crustaceans: 'may-contain',
        fish: 'may-contain',
      },
      combo: [
        {
          id: 4,
          name: { 'ar-sa': 'اختار مشويين', 'en-us': 'Two grills' },
          quantity: 2,
          options: [
            { item: 302, extra: 0 },
            { item: 303, extra: 0 },
            { item: 301, extra: 1_500 },
          ],
        },
        {
          id: 5,
          name: { 'ar-sa': 'اختار مجبوسين', 'en-us': 'Two machboos' },
          quantity: 2,
          options: [
            { item: 401, extra: 0 },
            { item: 402, extra: 950 },
            { item: 403, extra: 1_250 },
          ],
        },
        {
          id: 6,
          name: { 'ar-sa': 'اختار 3 مقبلات', 'en-us': 'Three mezze' },
          quantity: 3,
          options: [
            { item: 501, extra: 0 },
            { item: 502, extra: 0 },
            { item: 503, extra: 0 },
            { item: 602, extra: 0 },
          ],
        },
        {
          id: 7,
          name: { 'ar-sa': 'اختار 4 مشروبات', 'en-us': 'Four drinks' },
          quantity: 4,
          options: [
            { item: 803, extra: 0 },
            { item: 805, extra: 0 },
            { item: 801, extra: 450 },
          ],
        },
      ],
    },
  ],
}
