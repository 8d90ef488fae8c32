import type { CategorySeed } from '@sufra/api/planting/brand-seed'

export const coldTreats: CategorySeed = {
  id: 7,
  name: { 'en-us': 'Cold Treats' },
  description: { 'en-us': 'To put out the fire. Eat them here or on the way to the car.' },
  picture: 'ice-cream',
  items: [
    {
      id: 701,
      name: { 'en-us': 'Kuli-Kuli Ice Cream' },
      description: { 'en-us': 'Vanilla ice cream with crushed kuli-kuli and burnt sugar.' },
      price: 3_000_00,
      picture: 'ice-cream',
      calories: 340,
      labels: ['new', 'vegetarian'],
      allergens: { milk: 'contains', eggs: 'contains', peanuts: 'contains' },
    },
    {
      id: 702,
      name: { 'en-us': 'Mango Shaved Ice' },
      description: { 'en-us': 'Shaved ice, Benue mango and a pinch of chilli salt.' },
      price: 2_200_00,
      picture: 'shaved-ice',
      calories: 150,
      labels: ['vegan'],
      allergens: {},
    },
  ],
}
