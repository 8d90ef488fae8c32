import type { CategorySeed } from '@sufra/api/planting/brand-seed'

export const desserts: CategorySeed = {
  id: 8,
  name: { 'en-us': 'Desserts', 'ar-sa': 'الحلو', fr: 'Desserts' },
  description: {
    'ar-sa': 'نختمها بحاجة حلوة: أم علي سخنة ورز بلبن متلّج وبسبوسة بالسمنة البلدي.',
    fr: 'Pour finir en douceur : om ali brûlante, riz au lait bien frais et basboussa au beurre.',
  },
  picture: 'umm-ali',
  items: [
    {
      id: 801,
      name: { 'en-us': 'Umm Ali', 'ar-sa': 'أم علي', fr: 'Om Ali' },
      description: {
        'ar-sa': 'رقاق مقرمش بلبن جاموسي وقشطة وزبيب ومكسرات، طالعة من الفرن وشّها محمّر.',
        fr: 'Feuilletage croustillant, lait de bufflonne, crème, raisins et fruits secs, gratinés au four.',
      },
      price: 75_00,
      picture: 'umm-ali',
      calories: 540,
      labels: ['popular', 'vegetarian'],
      allergens: {
        gluten: 'contains',
        milk: 'contains',
        nuts: 'contains',
        peanuts: 'may-contain',
        sulphites: 'contains',
      },
      modifierGroups: [13],
      ingredients: [
        { id: 18, name: { 'ar-sa': 'زبيب', fr: 'Raisins secs' }, removable: true },
        { id: 19, name: { 'ar-sa': 'جوز هند', fr: 'Noix de coco' }, removable: true },
      ],
    },
    {
      id: 802,
      name: { 'en-us': 'Rice Pudding', 'ar-sa': 'رز بلبن', fr: 'Riz au lait' },
      description: {
        'ar-sa': 'رز بلبن متسوّي على الهادي بالمستكة وماء الورد، وعليه رشة قرفة.',
        fr: 'Riz au lait cuit tout doucement, mastic, eau de rose et une pincée de cannelle.',
      },
      price: 42_00,
      picture: 'rice-pudding',
      calories: 310,
      labels: ['vegetarian'],
      allergens: { milk: 'contains', nuts: 'may-contain' },
    },
    {
      id: 803,
      name: { 'en-us': 'Basbousa', 'ar-sa': 'بسبوسة بالقشطة', fr: 'Basboussa à la crème' },
      description: {
        'ar-sa': 'سميد خشن بالسمنة البلدي وشربات خفيف، محشية قشطة.',
        fr: 'Gâteau de semoule au beurre clarifié, sirop léger et cœur de crème.',
      },
      price: 48_00,
      picture: null,
      calories: 380,
      labels: ['vegetarian'],
      allergens: { gluten: 'contains', milk: 'contains', nuts: 'may-contain' },
    },
  ],
}
