import type { CategorySeed } from '@sufra/api/planting/brand-seed'

export const smallChops: CategorySeed = {
  id: 4,
  name: { 'en-us': 'Small Chops' },
  description: { 'en-us': 'Owambe in a box. Order more than you think you need.' },
  picture: 'puff-puff',
  items: [
    {
      id: 401,
      name: { 'en-us': 'Puff-Puff' },
      description: {
        'en-us': 'Soft, round and just sweet enough, with a hint of nutmeg.',
      },
      price: 1_800_00,
      picture: 'puff-puff',
      calories: 390,
      labels: ['popular', 'vegan'],
      allergens: { gluten: 'contains', milk: 'may-contain', eggs: 'may-contain' },
      modifierGroups: [8],
    },
    {
      id: 402,
      name: { 'en-us': 'Samosa and Spring Rolls' },
      description: {
        'en-us': 'Beef samosas and vegetable spring rolls, fried to order.',
      },
      price: 3_200_00,
      picture: 'samosa',
      calories: 420,
      allergens: {
        gluten: 'contains',
        soy: 'contains',
        sesame: 'may-contain',
        celery: 'may-contain',
      },
      modifierGroups: [8, 9],
    },
    {
      id: 403,
      name: { 'en-us': 'Gizdodo' },
      description: {
        'en-us': 'Fried gizzard and ripe plantain tossed in bell pepper sauce.',
      },
      price: 4_500_00,
      picture: 'plantain',
      calories: 460,
      labels: ['spicy'],
      allergens: { celery: 'may-contain', soy: 'may-contain' },
    },
    {
      id: 404,
      name: { 'en-us': 'Suya Wings' },
      description: {
        'en-us': 'Chicken wings grilled over coals and finished with yaji and lime.',
      },
      price: 4_800_00,
      picture: 'wings',
      calories: 520,
      labels: ['spicy'],
      allergens: { peanuts: 'contains', soy: 'may-contain' },
      modifierGroups: [8, 1, 9],
    },
  ],
}
