import type { CategorySeed } from '@sufra/api/planting/brand-seed'

export const machboos: CategorySeed = {
  id: 4,
  name: { 'ar-sa': 'مجبوس ومطبق', 'en-us': 'Machboos and Rice' },
  description: {
    'ar-sa': 'عيش بسمتي متفوّح باللومي والدارسين، وعليه حشو ودقوس مثل بيت يدّتك.',
    'en-us':
      'Basmati scented with dried lime and cinnamon, topped with hashu and daqoos, as grandmother makes it.',
  },
  picture: 'kabsa',
  items: [
    {
      id: 401,
      name: { 'ar-sa': 'مجبوس دجاج', 'en-us': 'Chicken Machboos' },
      description: {
        'ar-sa': 'نص دياية محمّرة على عيش مشخول، حشو بالكشمش والنخج، ودقوس.',
        'en-us':
          'Half a roasted chicken on spiced rice with raisin and split-pea hashu and daqoos.',
      },
      price: 2_950,
      picture: 'kabsa',
      calories: 780,
      labels: ['popular'],
      allergens: { milk: 'contains', sulphites: 'contains', nuts: 'may-contain' },
      modifierGroups: [8, 6, 9],
      ingredients: [
        { id: 6, name: { 'ar-sa': 'حشو', 'en-us': 'Hashu' }, removable: true },
        { id: 7, name: { 'ar-sa': 'دقوس', 'en-us': 'Daqoos' }, removable: true },
      ],
    },
    {
      id: 402,
      name: { 'ar-sa': 'مجبوس لحم', 'en-us': 'Lamb Machboos' },
      description: {
        'ar-sa': 'لحم غنم على العظم يذوب ذوبان، مطبوخ مع العيش بالبهار الكويتي.',
        'en-us': 'Lamb on the bone, falling apart, cooked with the rice and Kuwaiti spice.',
      },
      price: 4_250,
      picture: 'lamb-rice',
      calories: 920,
      allergens: { milk: 'contains', sulphites: 'contains', nuts: 'may-contain' },
      modifierGroups: [8, 6, 9],
      prices: { 1: 4_500 },
    },
    {
      id: 403,
      name: { 'ar-sa': 'مربين', 'en-us': 'Murabyan' },
      description: {
        'ar-sa': 'عيش بالربيان والكزبرة والبزار، أكلة أهل البحر من زمان.',
        'en-us': 'The pearl divers’ rice: shrimp, fresh coriander and bezar spice in one pot.',
      },
      price: 4_500,
      picture: 'shrimp-rice',
      calories: 810,
      allergens: {
        crustaceans: 'contains',
        sulphites: 'contains',
        fish: 'may-contain',
        nuts: 'may-contain',
      },
      modifierGroups: [8, 6, 9],
    },
    {
      id: 404,
      name: { 'ar-sa': 'مطبق زبيدي', 'en-us': 'Mutabbaq Zubaidi' },
      description: {
        'ar-sa': 'زبيدي مقلي على عيش متفوّح بماي السمك والبصل الغامق.',
        'en-us': 'Fried pomfret laid on rice cooked in fish stock with dark caramelised onion.',
      },
      price: 7_250,
      picture: 'rice',
      calories: 860,
      allergens: {
        fish: 'contains',
        gluten: 'contains',
        sulphites: 'contains',
        crustaceans: 'may-contain',
      },
      modifierGroups: [8, 9],
    },
  ],
}
