import type { CategorySeed } from '@sufra/api/planting/brand-seed'

export const teas: CategorySeed = {
  id: 8,
  name: { 'en-us': 'Teas and Chocolate', fr: 'Thés et chocolat', 'ar-sa': 'شاي وشوكولاتة' },
  description: {
    fr: 'Infusions cueillies dans les collines et chocolat chaud à l’ancienne.',
    'ar-sa': 'أعشاب من جبالنا وشوكولاتة ساخنة على أصولها.',
  },
  picture: 'tea',
  items: [
    {
      id: 801,
      name: { 'en-us': 'Pot of Tea', fr: 'Théière', 'ar-sa': 'إبريق شاي' },
      description: {
        fr: 'Une théière pour deux, accompagnée d’un sablé aux amandes.',
        'ar-sa': 'إبريق لشخصين ومعه بسكوت لوز.',
      },
      price: 2_950,
      picture: 'tea',
      calories: 60,
      labels: ['vegetarian'],
      allergens: { gluten: 'contains', milk: 'contains', nuts: 'contains' },
      modifierGroups: [10],
      ingredients: [
        { id: 6, name: { fr: 'Sablé aux amandes', 'ar-sa': 'بسكوت لوز' }, removable: true },
      ],
      orderTypes: ['eat-in'],
    },
    {
      id: 802,
      name: { 'en-us': 'Fresh Mint Tea', fr: 'Thé à la menthe fraîche', 'ar-sa': 'شاي بالنعنع' },
      description: {
        fr: 'Thé noir infusé et menthe du jardin, sucré à la demande.',
        'ar-sa': 'شاي مخمّر ونعنع أخضر، والسكر على ذوقكم.',
      },
      price: 2_200,
      picture: 'mint-tea',
      calories: 5,
      labels: ['vegan'],
      allergens: {},
    },
    {
      id: 803,
      name: {
        'en-us': 'Hot Chocolate',
        fr: 'Chocolat chaud à l’ancienne',
        'ar-sa': 'شوكولاتة ساخنة',
      },
      description: {
        fr: 'Chocolat noir fondu dans le lait, épais et mousseux, crème fouettée à part.',
        'ar-sa': 'شوكولاتة غامقة دايبة بالحليب، تقيلة وعليها رغوة، والكريما على جنب.',
      },
      price: 3_650,
      picture: 'hot-chocolate',
      calories: 340,
      labels: ['vegetarian'],
      allergens: { milk: 'contains', soy: 'contains', nuts: 'may-contain' },
      modifierGroups: [1, 2],
    },
  ],
}
