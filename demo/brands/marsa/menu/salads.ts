import type { CategorySeed } from '@sufra/api/planting/brand-seed'

export const salads: CategorySeed = {
  id: 6,
  name: { 'ar-sa': 'سلطات وشوربات', 'en-us': 'Salads and Soups' },
  description: {
    'ar-sa': 'خضرة يومها وشوربة تدفّي.',
    'en-us': 'Greens of the day and a warming soup.',
  },
  picture: 'fattoush',
  items: [
    {
      id: 601,
      name: { 'ar-sa': 'فتوش', 'en-us': 'Fattoush' },
      description: {
        'ar-sa': 'خضرة مقرمشة وسماق ودبس رمان وخبز محمص.',
        'en-us': 'Crisp greens, sumac, pomegranate molasses and toasted bread.',
      },
      price: 1_450,
      picture: 'fattoush',
      calories: 220,
      labels: ['vegan'],
      allergens: { gluten: 'contains' },
      ingredients: [
        { id: 8, name: { 'ar-sa': 'خبز محمص', 'en-us': 'Toasted bread' }, removable: true },
        { id: 9, name: { 'ar-sa': 'فجل', 'en-us': 'Radish' }, removable: true },
      ],
    },
    {
      id: 602,
      name: { 'ar-sa': 'تبولة', 'en-us': 'Tabbouleh' },
      description: {
        'ar-sa': 'بقدونس مفروم ناعم مع برغل وطماط وليمون.',
        'en-us': 'Finely cut parsley with bulgur, tomato and lemon.',
      },
      price: 1_450,
      picture: 'tabbouleh',
      calories: 180,
      labels: ['vegan'],
      allergens: { gluten: 'contains' },
    },
    {
      id: 603,
      name: { 'ar-sa': 'شوربة عدس', 'en-us': 'Lentil Soup' },
      description: {
        'ar-sa': 'عدس أصفر بالكمون والليمون، وعليه خبز مقرمش.',
        'en-us': 'Red lentils with cumin and lemon, topped with crisp bread.',
      },
      price: 950,
      picture: 'lentil-soup',
      calories: 190,
      labels: ['vegan'],
      allergens: { gluten: 'contains', celery: 'may-contain' },
    },
    {
      id: 604,
      name: { 'ar-sa': 'شوربة بحرية', 'en-us': 'Seafood Soup' },
      description: {
        'ar-sa': 'ربيان وسمك وكلماري بمرقة كريمية بالزعفران.',
        'en-us': 'Shrimp, fish and squid in a creamy saffron broth.',
      },
      price: 1_950,
      picture: 'fish-soup',
      calories: 270,
      allergens: {
        fish: 'contains',
        crustaceans: 'contains',
        molluscs: 'contains',
        milk: 'contains',
        celery: 'contains',
        gluten: 'contains',
      },
    },
  ],
}
