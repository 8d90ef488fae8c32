import type { CategorySeed } from '@sufra/api/planting/brand-seed'

export const rice: CategorySeed = {
  id: 2,
  name: { 'en-us': 'Jollof and Rice' },
  description: {
    'en-us': 'Firewood jollof with the bottom-pot smoke still on it, and the rest of the family.',
  },
  picture: 'jollof',
  items: [
    {
      id: 201,
      name: { 'en-us': 'Smoky Party Jollof' },
      description: {
        'en-us':
          'Long-grain rice cooked down in tomato, tatashe and scotch bonnet over firewood. Yes, with the burnt bottom.',
      },
      price: 3_500_00,
      picture: 'jollof',
      calories: 520,
      labels: ['popular', 'spicy'],
      allergens: { celery: 'may-contain', soy: 'may-contain', gluten: 'may-contain' },
      modifierGroups: [5, 4, 6],
    },
    {
      id: 202,
      name: { 'en-us': 'Nigerian Fried Rice' },
      description: {
        'en-us': 'Curry-scented rice with liver, sweetcorn, carrots and green beans.',
      },
      price: 3_700_00,
      picture: 'fried-rice',
      calories: 560,
      allergens: {
        soy: 'contains',
        celery: 'may-contain',
        gluten: 'contains',
        crustaceans: 'may-contain',
      },
      modifierGroups: [5, 4, 6],
      ingredients: [
        { id: 4, name: { 'en-us': 'Liver' }, removable: true },
        { id: 5, name: { 'en-us': 'Green beans' }, removable: true },
        { id: 6, name: { 'en-us': 'Sweetcorn' }, removable: true },
      ],
    },
    {
      id: 203,
      name: { 'en-us': 'Ofada Rice and Ayamase' },
      description: {
        'en-us':
          'Unpolished Ofada rice wrapped in leaves, with green pepper stew, assorted meat and a boiled egg.',
      },
      price: 5_800_00,
      picture: 'stew',
      calories: 690,
      labels: ['spicy'],
      allergens: { eggs: 'contains', crustaceans: 'contains', fish: 'may-contain' },
      modifierGroups: [6],
      excludedLocations: [2],
    },
    {
      id: 204,
      name: { 'en-us': 'Coconut Rice' },
      description: {
        'en-us': 'Rice simmered in fresh coconut milk with sweet peppers and thyme.',
      },
      price: 3_800_00,
      picture: 'rice',
      calories: 580,
      labels: ['vegan'],
      modifierGroups: [5, 4, 6],
    },
    {
      id: 205,
      name: { 'en-us': 'Suya Jollof Bowl' },
      description: {
        'en-us':
          'Jollof, sliced beef suya, dodo, pickled onions and a drizzle of yaji mayo. Everything in one bowl.',
      },
      price: 6_500_00,
      picture: 'suya-jollof',
      calories: 840,
      labels: ['new', 'popular'],
      allergens: {
        peanuts: 'contains',
        eggs: 'contains',
        mustard: 'contains',
        celery: 'may-contain',
        soy: 'may-contain',
        gluten: 'may-contain',
      },
      modifierGroups: [1, 6],
      ingredients: [
        { id: 7, name: { 'en-us': 'Pickled onions' }, removable: true },
        { id: 8, name: { 'en-us': 'Yaji mayo' }, removable: true },
        { id: 9, name: { 'en-us': 'Dodo' }, removable: true },
      ],
      prices: { 1: 7_000_00 },
    },
  ],
}
