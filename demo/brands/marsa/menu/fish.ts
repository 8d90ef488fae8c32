import type { CategorySeed } from '@sufra/api/planting/brand-seed'

export const fish: CategorySeed = {
  id: 1,
  name: { 'ar-sa': 'سمك مشوي', 'en-us': 'Grilled Fish' },
  description: {
    'ar-sa': 'صيد اليوم من سوق شرق، اختار الوزن وشلون تبيها وخل الباقي علينا.',
    'en-us':
      'This morning’s catch from Sharq market. Choose the weight and the cooking, leave the rest to us.',
  },
  picture: 'grilled-fish',
  items: [
    {
      id: 101,
      name: { 'ar-sa': 'زبيدي', 'en-us': 'Zubaidi' },
      description: {
        'ar-sa': 'زبيدي كويتي طازج متبل بالليمون والثوم والبهارات، لحمته بيضة وتذوب.',
        'en-us':
          'Kuwait’s own silver pomfret, rubbed with lemon, garlic and house spices. White, sweet and tender.',
      },
      price: 8_500,
      picture: 'grilled-pomfret',
      calories: 420,
      labels: ['popular'],
      allergens: { fish: 'contains', gluten: 'may-contain', crustaceans: 'may-contain' },
      modifierGroups: [1, 2, 3, 4],
      prices: { 3: 7_950 },
    },
    {
      id: 102,
      name: { 'ar-sa': 'هامور', 'en-us': 'Hammour' },
      description: {
        'ar-sa': 'هامور بالكزبرة واللومي، لحمه متماسك وما فيه شوك وايد.',
        'en-us': 'Grouper with coriander and dried lime. Firm, meaty and with very few bones.',
      },
      price: 6_750,
      picture: 'grilled-fish',
      calories: 390,
      allergens: { fish: 'contains', gluten: 'may-contain', crustaceans: 'may-contain' },
      modifierGroups: [1, 2, 3, 4],
    },
    {
      id: 103,
      name: { 'ar-sa': 'شعم', 'en-us': 'Sheim' },
      description: {
        'ar-sa': 'شعم مفتوح من الظهر ومشوي على جمر السمر، ومعاه دقوس.',
        'en-us':
          'Yellowfin seabream, butterflied and grilled over acacia embers, with tomato daqoos.',
      },
      price: 5_950,
      picture: 'grilled-seabream',
      calories: 400,
      allergens: { fish: 'contains', gluten: 'may-contain', crustaceans: 'may-contain' },
      modifierGroups: [1, 2, 3, 4],
      outOfStockLocations: [2],
    },
    {
      id: 104,
      name: { 'ar-sa': 'سيباس', 'en-us': 'Sea Bass' },
      description: {
        'ar-sa': 'سيباس محشي ليمون وشبت وثوم، مشوي وقشرته مقرمشة.',
        'en-us':
          'Whole sea bass stuffed with lemon, dill and garlic, grilled until the skin crackles.',
      },
      price: 5_500,
      picture: 'stuffed-sea-bass',
      calories: 410,
      labels: ['new'],
      allergens: { fish: 'contains', gluten: 'may-contain' },
      modifierGroups: [1, 2, 3, 4],
      ingredients: [
        { id: 1, name: { 'ar-sa': 'شبت', 'en-us': 'Dill' }, removable: true },
        { id: 2, name: { 'ar-sa': 'ثوم', 'en-us': 'Garlic' }, removable: true },
      ],
    },
  ],
}
