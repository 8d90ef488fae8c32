import type { CategorySeed } from '@sufra/api/planting/brand-seed'

export const sides: CategorySeed = {
  id: 7,
  name: { 'ar-sa': 'أطباق جانبية', 'en-us': 'Sides' },
  description: {
    'ar-sa': 'كمّل سفرتك.',
    'en-us': 'To complete the table.',
  },
  picture: 'fries',
  items: [
    {
      id: 701,
      name: { 'ar-sa': 'عيش مشخول', 'en-us': 'Saffron Rice' },
      description: {
        'ar-sa': 'عيش بسمتي بالزعفران وماي الورد والدهن العداني.',
        'en-us': 'Basmati with saffron, rose water and clarified butter.',
      },
      price: 900,
      picture: 'rice',
      calories: 340,
      labels: ['vegetarian'],
      allergens: { milk: 'contains' },
      modifierGroups: [9],
    },
    {
      id: 702,
      name: { 'ar-sa': 'بطاط مقلي', 'en-us': 'Fries' },
      description: {
        'ar-sa': 'بطاط مقرمش برشة لومي وملح بحري.',
        'en-us': 'Crisp fries with sea salt and dried lime.',
      },
      price: 850,
      picture: 'fries',
      calories: 380,
      labels: ['vegan'],
      allergens: { gluten: 'may-contain', fish: 'may-contain', crustaceans: 'may-contain' },
    },
    {
      id: 703,
      name: { 'ar-sa': 'طرشي', 'en-us': 'House Pickles' },
      description: {
        'ar-sa': 'طرشي خيار ولفت وفلفل، مسوينه عندنا.',
        'en-us': 'Cucumber, turnip and chilli, pickled in house.',
      },
      price: 500,
      picture: 'pickles',
      calories: 20,
      labels: ['vegan'],
    },
  ],
}
