import type { CategorySeed } from '@sufra/api/planting/brand-seed'

export const pepperSoup: CategorySeed = {
  id: 3,
  name: { 'en-us': 'Pepper Soup' },
  description: {
    'en-us':
      'Light, hot and fragrant with ehuru, uziza and scent leaf. Served steaming at the counter.',
  },
  picture: 'pepper-soup',
  items: [
    {
      id: 301,
      name: { 'en-us': 'Catfish Pepper Soup' },
      description: {
        'en-us': 'Point-and-kill catfish in a clear peppery broth. It opens the nose.',
      },
      price: 8_500_00,
      picture: 'fish-soup',
      calories: 340,
      labels: ['popular', 'spicy'],
      allergens: { fish: 'contains', crustaceans: 'contains', celery: 'may-contain' },
      modifierGroups: [7],
    },
    {
      id: 302,
      name: { 'en-us': 'Goat Pepper Soup' },
      description: {
        'en-us': 'Bone-in goat, slow-cooked until it gives up, with utazi and a squeeze of lime.',
      },
      price: 6_800_00,
      picture: 'pepper-soup',
      calories: 380,
      labels: ['spicy'],
      allergens: { celery: 'may-contain', crustaceans: 'may-contain' },
      modifierGroups: [7],
    },
    {
      id: 303,
      name: { 'en-us': 'Assorted Pepper Soup' },
      description: {
        'en-us': 'Shaki, cow leg, liver and kidney. Ask for it with boiled plantain.',
      },
      price: 6_000_00,
      picture: 'assorted-pepper-soup',
      calories: 410,
      labels: ['spicy'],
      modifierGroups: [7],
    },
  ],
}
