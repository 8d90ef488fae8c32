import type { CategorySeed } from '@sufra/api/planting/brand-seed'

export const skewers: CategorySeed = {
  id: 1,
  name: { 'en-us': 'Suya Skewers' },
  description: {
    'en-us':
      'Sliced thin, rubbed in our own yaji and turned over open coals by mai suya Garba and his crew.',
  },
  picture: 'suya-skewers',
  items: [
    {
      id: 101,
      name: { 'en-us': 'Beef Suya' },
      description: {
        'en-us':
          'The one people cross the bridge for: beef rump, charred at the edges, with onions, tomatoes and a twist of yaji.',
      },
      price: 4_000_00,
      picture: 'suya-skewers',
      calories: 330,
      labels: ['popular', 'spicy'],
      allergens: { peanuts: 'contains', soy: 'may-contain', celery: 'may-contain' },
      modifierGroups: [2, 1, 3],
      ingredients: [
        { id: 1, name: { 'en-us': 'Onions' }, removable: true },
        { id: 2, name: { 'en-us': 'Tomatoes' }, removable: true },
        { id: 3, name: { 'en-us': 'Beef' }, removable: false },
      ],
      prices: { 1: 4_500_00 },
    },
    {
      id: 102,
      name: { 'en-us': 'Chicken Suya' },
      description: {
        'en-us': 'Boneless thigh, juicy under a smoky groundnut crust.',
      },
      price: 4_200_00,
      picture: 'chicken-suya',
      calories: 310,
      labels: ['popular', 'spicy'],
      allergens: { peanuts: 'contains', soy: 'may-contain', celery: 'may-contain' },
      modifierGroups: [2, 1, 3],
      prices: { 1: 4_700_00 },
    },
    {
      id: 103,
      name: { 'en-us': 'Ram Suya' },
      description: {
        'en-us': 'Young ram with its fat left on, the way they do it in Kano.',
      },
      price: 5_200_00,
      picture: 'kebab',
      calories: 390,
      labels: ['spicy'],
      allergens: { peanuts: 'contains', soy: 'may-contain', celery: 'may-contain' },
      modifierGroups: [2, 1, 3],
      prices: { 1: 5_800_00 },
    },
    {
      id: 104,
      name: { 'en-us': 'Gizzard Suya' },
      description: {
        'en-us': 'Chicken gizzard, boiled tender and finished on the fire. Proper chewing.',
      },
      price: 3_600_00,
      picture: 'gizzard-suya',
      calories: 240,
      labels: ['spicy'],
      allergens: { peanuts: 'contains', soy: 'may-contain', celery: 'may-contain' },
      modifierGroups: [2, 1, 3],
    },
    {
      id: 105,
      name: { 'en-us': 'Tozo Suya' },
      description: {
        'en-us': 'Beef hump, marbled and sweet, for those who know. Limited sticks every night.',
      },
      price: 5_000_00,
      picture: 'tozo-suya',
      calories: 430,
      labels: ['new', 'spicy'],
      allergens: { peanuts: 'contains', soy: 'may-contain', celery: 'may-contain' },
      modifierGroups: [2, 1, 3],
      outOfStockLocations: [2],
    },
    {
      id: 106,
      name: { 'en-us': 'Kilishi' },
      description: {
        'en-us':
          'Paper-thin beef, sun-dried, brushed with groundnut and pepper paste. A 100 g pack for the road.',
      },
      price: 5_500_00,
      picture: null,
      calories: 290,
      labels: ['spicy'],
      allergens: { peanuts: 'contains', sesame: 'may-contain' },
    },
  ],
}
