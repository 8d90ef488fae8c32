import type { CategorySeed } from '@sufra/api/planting/brand-seed'

export const mezze: CategorySeed = {
  id: 5,
  name: { 'ar-sa': 'مقبلات', 'en-us': 'Mezze' },
  description: {
    'ar-sa': 'صحون صغيرة حق السفرة كلها.',
    'en-us': 'Small plates for the whole table.',
  },
  picture: 'hummus',
  items: [
    {
      id: 501,
      name: { 'ar-sa': 'حمص', 'en-us': 'Hummus' },
      description: {
        'ar-sa': 'حمص ناعم بالطحينة وزيت الزيتون، ومعاه خبز حار.',
        'en-us': 'Silky chickpeas with tahini and olive oil, and hot bread.',
      },
      price: 1_150,
      picture: 'hummus',
      calories: 310,
      labels: ['vegan'],
      allergens: { sesame: 'contains', gluten: 'contains' },
    },
    {
      id: 502,
      name: { 'ar-sa': 'متبل', 'en-us': 'Mutabbal' },
      description: {
        'ar-sa': 'باذنجان مشوي عالفحم مع طحينة وروب ورمان.',
        'en-us': 'Charcoal-roasted aubergine with tahini, yoghurt and pomegranate.',
      },
      price: 1_250,
      picture: 'mutabbal',
      calories: 240,
      labels: ['vegetarian'],
      allergens: { sesame: 'contains', milk: 'contains', gluten: 'contains' },
    },
    {
      id: 503,
      name: { 'ar-sa': 'محمرة', 'en-us': 'Muhammara' },
      description: {
        'ar-sa': 'فلفل أحمر مشوي وجوز ودبس رمان، فيها لسعة خفيفة.',
        'en-us': 'Roasted red pepper, walnut and pomegranate molasses, with a gentle kick.',
      },
      price: 1_350,
      picture: null,
      calories: 290,
      labels: ['vegan', 'spicy'],
      allergens: { nuts: 'contains', gluten: 'contains', sesame: 'may-contain' },
    },
  ],
}
