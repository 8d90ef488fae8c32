import type { CategorySeed } from '@sufra/api/planting/brand-seed'

export const combos: CategorySeed = {
  id: 9,
  name: { 'en-us': 'Combos', 'ar-sa': 'وجبات التوفير', fr: 'Formules' },
  description: {
    'ar-sa': 'طبقك والمشروب والحلو بسعر يريّحك.',
    fr: 'Un plat, une boisson et un dessert à prix doux.',
  },
  picture: 'family-meal',
  items: [
    {
      id: 901,
      name: { 'en-us': 'Koshari Combo', 'ar-sa': 'كومبو الكشري', fr: 'Formule koshari' },
      description: {
        'ar-sa': 'علبة كشري على مزاجك ومشروب ساقع وطبق حلو.',
        fr: 'Un koshari au choix, une boisson fraîche et un dessert.',
      },
      price: 125_00,
      picture: 'koshari-meal',
      calories: 860,
      labels: ['popular'],
      allergens: {
        gluten: 'contains',
        milk: 'contains',
        nuts: 'may-contain',
        eggs: 'may-contain',
        sulphites: 'may-contain',
      },
      combo: [
        {
          id: 1,
          name: { 'ar-sa': 'اختار الكشري', fr: 'Votre koshari' },
          quantity: 1,
          options: [
            { item: 101, extra: 0 },
            { item: 102, extra: 45_00 },
            { item: 103, extra: 15_00 },
          ],
        },
        {
          id: 2,
          name: { 'ar-sa': 'اختار المشروب', fr: 'Votre boisson' },
          quantity: 1,
          options: [
            { item: 703, extra: 0 },
            { item: 705, extra: 0 },
            { item: 702, extra: 5_00 },
          ],
        },
        {
          id: 3,
          name: { 'ar-sa': 'اختار الحلو', fr: 'Votre dessert' },
          quantity: 1,
          options: [
            { item: 802, extra: 0 },
            { item: 803, extra: 0 },
            { item: 801, extra: 25_00 },
          ],
        },
      ],
    },
    {
      id: 902,
      name: { 'en-us': 'Family Gathering', 'ar-sa': 'لمّة العيلة', fr: 'Formule familiale' },
      description: {
        'ar-sa': 'طبقين من المشويات وطبقين بيتي و4 مشروبات، تكفّي 4 أفراد ويفيض.',
        fr: 'Deux grillades, deux plats maison et quatre boissons, largement pour quatre.',
      },
      price: 640_00,
      picture: 'family-meal',
      calories: 2980,
      allergens: {
        gluten: 'contains',
        milk: 'contains',
        sesame: 'contains',
        celery: 'may-contain',
        eggs: 'may-contain',
      },
      combo: [
        {
          id: 4,
          name: { 'ar-sa': 'اختار طبقين مشويات', fr: 'Deux grillades' },
          quantity: 2,
          options: [
            { item: 501, extra: 0 },
            { item: 503, extra: 0 },
            { item: 502, extra: 60_00 },
          ],
        },
        {
          id: 5,
          name: { 'ar-sa': 'اختار طبقين بيتي', fr: 'Deux plats maison' },
          quantity: 2,
          options: [
            { item: 601, extra: 0 },
            { item: 603, extra: 0 },
            { item: 104, extra: 10_00 },
          ],
        },
        {
          id: 6,
          name: { 'ar-sa': 'اختار 4 مشروبات', fr: 'Quatre boissons' },
          quantity: 4,
          options: [
            { item: 703, extra: 0 },
            { item: 705, extra: 0 },
            { item: 701, extra: 15_00 },
          ],
        },
      ],
    },
  ],
}
