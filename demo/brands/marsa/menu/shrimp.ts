import type { CategorySeed } from '@sufra/api/planting/brand-seed'

export const shrimp: CategorySeed = {
  id: 2,
  name: { 'ar-sa': 'ربيان وبحريات', 'en-us': 'Shrimp and Seafood' },
  description: {
    'ar-sa': 'ربيان الخليج مشوي ومقلي، وكلماري وقبقب.',
    'en-us': 'Gulf shrimp grilled or fried, squid and crab.',
  },
  picture: 'shrimp-plate',
  items: [
    {
      id: 201,
      name: { 'ar-sa': 'ربيان مقلي', 'en-us': 'Fried Shrimp' },
      description: {
        'ar-sa': 'ربيان جامبو بقشرة ذهبية مقرمشة، ومعاه بطاط وصوص تارتار.',
        'en-us': 'Jumbo shrimp in a crisp golden crumb, with fries and tartare sauce.',
      },
      price: 4_500,
      picture: 'fried-shrimp',
      calories: 560,
      labels: ['popular'],
      allergens: {
        crustaceans: 'contains',
        gluten: 'contains',
        eggs: 'contains',
        mustard: 'contains',
        fish: 'may-contain',
      },
      modifierGroups: [5, 4],
    },
    {
      id: 202,
      name: { 'ar-sa': 'ربيان مشوي عالفحم', 'en-us': 'Charcoal Grilled Shrimp' },
      description: {
        'ar-sa': 'ربيان متبل بالثوم والليمون وزبدة الأعشاب، على الجمر.',
        'en-us': 'Shrimp in garlic, lemon and herb butter, straight off the coals.',
      },
      price: 4_750,
      picture: 'shrimp-plate',
      calories: 380,
      allergens: { crustaceans: 'contains', milk: 'contains', fish: 'may-contain' },
      modifierGroups: [5, 3, 4],
    },
    {
      id: 203,
      name: { 'ar-sa': 'كلماري مقرمش', 'en-us': 'Crispy Calamari' },
      description: {
        'ar-sa': 'حلقات كلماري طرية بالفلفل الأسود والليمون، ومعاها ثومية.',
        'en-us': 'Tender squid rings with black pepper and lemon, served with garlic sauce.',
      },
      price: 2_950,
      picture: 'squid',
      calories: 430,
      allergens: {
        molluscs: 'contains',
        gluten: 'contains',
        eggs: 'contains',
        crustaceans: 'may-contain',
      },
      modifierGroups: [4],
    },
    {
      id: 204,
      name: { 'ar-sa': 'قبقب بالفلفل', 'en-us': 'Pepper Crab' },
      description: {
        'ar-sa': 'قبقب كويتي مقلّب بالفلفل والثوم وورق الكاري، أكلة تبيلها مزاج.',
        'en-us':
          'Blue crab tossed with cracked pepper, garlic and curry leaves. Bring your patience.',
      },
      price: 4_250,
      picture: 'crab',
      calories: 340,
      labels: ['spicy'],
      modifierGroups: [6],
      excludedLocations: [3],
      orderTypes: ['dine-in', 'pickup'],
    },
  ],
}
