import type { CategorySeed } from '@sufra/api/planting/brand-seed'

export const desserts: CategorySeed = {
  id: 9,
  name: { 'ar-sa': 'حلو', 'en-us': 'Desserts' },
  description: {
    'ar-sa': 'حلو كويتي مع استكانة شاي.',
    'en-us': 'Kuwaiti sweets, best with a glass of tea.',
  },
  picture: 'luqaimat',
  items: [
    {
      id: 901,
      name: { 'ar-sa': 'لقيمات', 'en-us': 'Luqaimat' },
      description: {
        'ar-sa': 'لقيمات حارة مقرمشة من برّه وقطن من داخل.',
        'en-us': 'Hot dumplings, crisp outside and airy inside.',
      },
      price: 1_650,
      picture: 'luqaimat',
      calories: 420,
      labels: ['popular', 'vegetarian'],
      allergens: { gluten: 'contains', milk: 'contains', sesame: 'may-contain' },
      modifierGroups: [11],
    },
    {
      id: 902,
      name: { 'ar-sa': 'كيكة الزعفران بالحليب', 'en-us': 'Saffron Milk Cake' },
      description: {
        'ar-sa': 'كيكة إسفنجية مسقّاية حليب بالزعفران والهيل، وعليها فستق.',
        'en-us': 'Sponge soaked in saffron and cardamom milk, finished with pistachio.',
      },
      price: 2_250,
      picture: 'saffron-milk-cake',
      calories: 460,
      labels: ['vegetarian', 'new'],
      allergens: { gluten: 'contains', milk: 'contains', eggs: 'contains', nuts: 'contains' },
    },
  ],
}
