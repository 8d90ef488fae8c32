import type { CategorySeed } from '@sufra/api/planting/brand-seed'

export const hawawshi: CategorySeed = {
  id: 3,
  name: { 'en-us': 'Hawawshi', 'ar-sa': 'حواوشي', fr: 'Hawawshi' },
  description: {
    'ar-sa': 'لحمة بلدي متبّلة في عيش بلدي، متحمّرة في الفرن لحد ما الوش يقرمش.',
    fr: 'Pain baladi garni de viande épicée, cuit au four jusqu’à ce que la croûte chante.',
  },
  picture: 'hawawshi',
  items: [
    {
      id: 301,
      name: { 'en-us': 'Baladi Beef Hawawshi', 'ar-sa': 'حواوشي بلدي', fr: 'Hawawshi au bœuf' },
      description: {
        'ar-sa': 'لحمة بقري مفرومة بالبصل والفلفل والبقدونس وبهارات دوّار، في رغيف بلدي مقرمش.',
        fr: 'Bœuf haché, oignon, poivron, persil et épices maison dans un pain baladi croustillant.',
      },
      price: 95_00,
      picture: 'hawawshi',
      calories: 640,
      labels: ['popular'],
      allergens: { gluten: 'contains' },
      modifierGroups: [2, 6],
      ingredients: [
        { id: 13, name: { 'ar-sa': 'بصل', fr: 'Oignon' }, removable: true },
        { id: 14, name: { 'ar-sa': 'فلفل أخضر', fr: 'Poivron vert' }, removable: true },
        { id: 15, name: { 'ar-sa': 'لحمة مفرومة', fr: 'Bœuf haché' }, removable: false },
      ],
      prices: { 1: 105_00 },
    },
    {
      id: 302,
      name: {
        'en-us': 'Alexandrian Hawawshi',
        'ar-sa': 'حواوشي إسكندراني',
        fr: 'Hawawshi à l’alexandrine',
      },
      description: {
        'ar-sa':
          'عجينة طرية ملفوفة على لحمة متبّلة بالطماطم والفلفل، ومدهونة سمنة قبل ما تدخل الفرن.',
        fr: 'Pâte souple refermée sur une viande à la tomate et au poivron, badigeonnée de beurre clarifié.',
      },
      price: 125_00,
      picture: 'meat-pie',
      calories: 760,
      allergens: { gluten: 'contains', milk: 'contains' },
      modifierGroups: [2, 6],
    },
    {
      id: 303,
      name: {
        'en-us': 'Sausage and Cheese Hawawshi',
        'ar-sa': 'حواوشي سجق بالجبنة',
        fr: 'Hawawshi saucisse et fromage',
      },
      description: {
        'ar-sa': 'سجق شرقي حرّاق وجبنة رومي سايحة جوّه العيش، للي بيحب الطعم العالي.',
        fr: 'Saucisse orientale bien épicée et fromage roumi fondant au cœur du pain.',
      },
      price: 115_00,
      picture: 'sausage-hawawshi',
      calories: 720,
      labels: ['spicy', 'new'],
      modifierGroups: [6],
    },
  ],
}
