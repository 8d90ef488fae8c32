import type { CategorySeed, ItemSeed } from '@sufra/api/planting/brand-seed'

const EVERY_MORNING: NonNullable<ItemSeed['windows']> = [
  { weekdays: [0, 1, 2, 3, 4, 5, 6], from: 7 * 60, to: 12 * 60 + 30 },
]

export const breakfast: CategorySeed = {
  id: 2,
  name: { 'en-us': 'Foul and Taameya', 'ar-sa': 'فول وطعمية', fr: 'Foul et taameya' },
  description: {
    'ar-sa':
      'فطار المصريين من الساعة 7 لحد 12 ونص: قِدرة فول طول الليل على النار وطعمية سخنة من الطاسة.',
    fr: 'Le petit-déjeuner égyptien, de 7 h à 12 h 30 : fèves mijotées toute la nuit et taameya sortant de l’huile.',
  },
  picture: 'foul',
  items: [
    {
      id: 201,
      name: {
        'en-us': 'Foul with Tahini and Oil',
        'ar-sa': 'طبق فول بالطحينة والزيت الحار',
        fr: 'Foul au tahiné et à l’huile de lin',
      },
      description: {
        'ar-sa': 'فول مدمس من القِدرة بالطحينة والكمون والليمون وزيت حار، ومعاه عيش سخن.',
        fr: 'Fèves fondantes, tahiné, cumin, citron et huile de lin, servies avec du pain chaud.',
      },
      price: 45_00,
      picture: 'foul',
      calories: 390,
      labels: ['vegan', 'popular'],
      allergens: { sesame: 'contains', gluten: 'contains' },
      modifierGroups: [4, 5],
      ingredients: [
        { id: 7, name: { 'ar-sa': 'طحينة', fr: 'Tahiné' }, removable: true },
        { id: 8, name: { 'ar-sa': 'كمون', fr: 'Cumin' }, removable: true },
        { id: 9, name: { 'ar-sa': 'زيت حار', fr: 'Huile de lin' }, removable: true },
      ],
      windows: EVERY_MORNING,
    },
    {
      id: 202,
      name: { 'en-us': 'Alexandrian Foul', 'ar-sa': 'فول إسكندراني', fr: 'Foul à l’alexandrine' },
      description: {
        'ar-sa': 'فول مهروس بالطماطم والبصل والفلفل والتوم والليمون، طعمه بحر.',
        fr: 'Fèves écrasées avec tomate, oignon, poivron, ail et citron, comme sur la Corniche.',
      },
      price: 48_00,
      picture: 'alexandrian-foul',
      calories: 360,
      labels: ['vegan'],
      allergens: { gluten: 'contains', sesame: 'may-contain' },
      modifierGroups: [4, 5],
      windows: EVERY_MORNING,
    },
    {
      id: 203,
      name: {
        'en-us': 'Taameya Plate',
        'ar-sa': 'طبق طعمية محشية',
        fr: 'Assiette de taameya farcie',
      },
      description: {
        'ar-sa': 'ست قرصات طعمية خضرا بالسمسم، محشية بصل وشطة، ومعاها سلطة وطحينة.',
        fr: 'Six galettes de fèves aux herbes et au sésame, farcies d’oignon pimenté, salade et tahiné.',
      },
      price: 52_00,
      picture: 'falafel',
      calories: 460,
      labels: ['vegan'],
      allergens: { sesame: 'contains', gluten: 'may-contain' },
      modifierGroups: [4, 5],
      windows: EVERY_MORNING,
    },
    {
      id: 204,
      name: { 'en-us': 'Taameya Sandwich', 'ar-sa': 'ساندوتش طعمية', fr: 'Sandwich taameya' },
      description: {
        'ar-sa': 'طعمية سخنة في عيش بلدي بالسلطة والطحينة والمخلل.',
        fr: 'Taameya chaude en pain baladi, crudités, tahiné et pickles.',
      },
      price: 22_00,
      picture: 'falafel-wrap',
      calories: 310,
      labels: ['vegan'],
      allergens: { gluten: 'contains', sesame: 'contains' },
      modifierGroups: [4, 5],
      ingredients: [
        { id: 10, name: { 'ar-sa': 'طحينة', fr: 'Tahiné' }, removable: true },
        { id: 11, name: { 'ar-sa': 'مخلل', fr: 'Pickles' }, removable: true },
        { id: 12, name: { 'ar-sa': 'طعمية', fr: 'Taameya' }, removable: false },
      ],
      windows: EVERY_MORNING,
    },
    {
      id: 205,
      name: { 'en-us': 'Eggs with Basterma', 'ar-sa': 'بيض بالبسطرمة', fr: 'Œufs à la basterma' },
      description: {
        'ar-sa': 'بيض عيون بالسمنة البلدي وشرايح بسطرمة بالحلبة، بيتاكل من الطاسة على طول.',
        fr: 'Œufs au plat au beurre clarifié et fines tranches de basterma, servis dans la poêle.',
      },
      price: 85_00,
      picture: 'eggs',
      calories: 430,
      allergens: {
        eggs: 'contains',
        milk: 'contains',
        mustard: 'may-contain',
        sulphites: 'contains',
      },
      modifierGroups: [4],
      windows: EVERY_MORNING,
    },
  ],
}
