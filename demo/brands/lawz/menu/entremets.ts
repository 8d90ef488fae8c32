import type { CategorySeed } from '@sufra/api/planting/brand-seed'

export const entremets: CategorySeed = {
  id: 5,
  name: { 'en-us': 'Entremets', fr: 'Entremets', 'ar-sa': 'كيك فاخر' },
  description: {
    fr: 'Gâteaux de fête, montés couche par couche ; les grands formats sont à réserver la veille.',
    'ar-sa': 'كيكات للمناسبات طبقة فوق طبقة؛ القياسات الكبيرة بتنحجز قبل بيوم.',
  },
  picture: 'chocolate-cake',
  items: [
    {
      id: 501,
      name: { 'en-us': 'Le Lawz', fr: 'Le Lawz', 'ar-sa': 'كيكة لوز' },
      description: {
        fr: 'Dacquoise aux amandes, mousse au lait d’amande, cœur abricot et glaçage ivoire.',
        'ar-sa': 'داكواز لوز وموس بحليب اللوز وقلب مشمش وغلاف أبيض ناعم.',
      },
      price: 4_950,
      picture: 'birthday-cake',
      calories: 420,
      labels: ['popular', 'vegetarian'],
      allergens: { milk: 'contains', eggs: 'contains', nuts: 'contains', gluten: 'may-contain' },
      modifierGroups: [8],
      prices: { 2: 5_250 },
    },
    {
      id: 502,
      name: { 'en-us': 'Opera', fr: 'Opéra', 'ar-sa': 'أوبرا' },
      description: {
        fr: 'Biscuit joconde imbibé de café, crème au beurre et ganache au chocolat noir.',
        'ar-sa': 'بسكوت لوز مسقّى بالقهوة، كريمة زبدة وغاناش شوكولاتة غامقة.',
      },
      price: 4_650,
      picture: 'chocolate-cake',
      calories: 460,
      labels: ['vegetarian'],
      allergens: {
        gluten: 'contains',
        milk: 'contains',
        eggs: 'contains',
        nuts: 'contains',
        soy: 'contains',
      },
      modifierGroups: [8],
    },
    {
      id: 503,
      name: {
        'en-us': 'Pistachio Raspberry Dome',
        fr: 'Dôme pistache-framboise',
        'ar-sa': 'قبّة فستق وتوت',
      },
      description: {
        fr: 'Mousse de pistache, gelée de framboise et sablé breton. Léger et très vert.',
        'ar-sa': 'موس فستق وجيلي توت أحمر على بسكوت بالزبدة، خفيفة وطيّبة كتير.',
      },
      price: 4_850,
      picture: 'pistachio-dome',
      calories: 390,
      labels: ['new'],
    },
  ],
}
