import type { CategorySeed } from '@sufra/api/planting/brand-seed'

export const drinks: CategorySeed = {
  id: 8,
  name: { 'ar-sa': 'مشروبات', 'en-us': 'Drinks' },
  description: {
    'ar-sa': 'عصاير فرش ومشروبات باردة وشاي كرك.',
    'en-us': 'Fresh juices, cold drinks and karak tea.',
  },
  picture: 'lemon-mint',
  items: [
    {
      id: 801,
      name: { 'ar-sa': 'ليمون بالنعناع', 'en-us': 'Lemon Mint' },
      description: {
        'ar-sa': 'ليمون طازج ونعناع وثلج مجروش.',
        'en-us': 'Fresh lemon, mint and crushed ice.',
      },
      price: 1_250,
      picture: 'lemon-mint',
      calories: 120,
      labels: ['popular', 'vegan'],
      allergens: {},
      modifierGroups: [10],
    },
    {
      id: 802,
      name: { 'ar-sa': 'عصير رقي', 'en-us': 'Watermelon Juice' },
      description: {
        'ar-sa': 'رقي بارد معصور بوقته، بدون شكر.',
        'en-us': 'Cold watermelon pressed to order, no added sugar.',
      },
      price: 1_350,
      picture: 'watermelon-juice',
      calories: 110,
      labels: ['vegan'],
      allergens: {},
      modifierGroups: [10],
    },
    {
      id: 803,
      name: { 'ar-sa': 'لبن', 'en-us': 'Laban' },
      description: {
        'ar-sa': 'لبن بارد مملّح، أحلى شي مع المجبوس.',
        'en-us': 'Cold salted buttermilk, best with machboos.',
      },
      price: 650,
      picture: 'laban',
      calories: 90,
      labels: ['vegetarian'],
      allergens: { milk: 'contains' },
    },
    {
      id: 804,
      name: { 'ar-sa': 'شاي كرك', 'en-us': 'Karak Tea' },
      description: {
        'ar-sa': 'شاي ثقيل بالحليب والهيل والزعفران.',
        'en-us': 'Strong tea simmered with milk, cardamom and saffron.',
      },
      price: 750,
      picture: 'karak',
      calories: 130,
      labels: ['vegetarian'],
      allergens: { milk: 'contains' },
    },
    {
      id: 805,
      name: { 'ar-sa': 'ماي', 'en-us': 'Water' },
      description: { 'ar-sa': 'غرشة ماي 500 مل.', 'en-us': 'A 500 ml bottle.' },
      price: 250,
      picture: 'water',
      calories: 0,
      labels: ['vegan'],
      allergens: {},
    },
  ],
}
