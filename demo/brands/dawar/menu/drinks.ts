import type { CategorySeed } from '@sufra/api/planting/brand-seed'

export const drinks: CategorySeed = {
  id: 7,
  name: { 'en-us': 'Juices and Drinks', 'ar-sa': 'عصاير ومشروبات', fr: 'Jus et boissons' },
  description: {
    'ar-sa': 'عصير فريش بيتعصر ساعة ما تطلبه، ومشروبات سخنة وساقعة.',
    fr: 'Jus pressés à la commande, boissons chaudes et fraîches.',
  },
  picture: 'mango-juice',
  items: [
    {
      id: 701,
      name: { 'en-us': 'Mango Juice', 'ar-sa': 'عصير مانجا عويس', fr: 'Jus de mangue' },
      description: {
        'ar-sa': 'مانجا إسماعيلاوي تقيلة، من غير ألوان ولا حاجة صناعي.',
        fr: 'Mangues d’Ismaïlia mixées bien épaisses, sans rien d’artificiel.',
      },
      price: 58_00,
      picture: 'mango-juice',
      calories: 190,
      labels: ['popular', 'vegan'],
      allergens: {},
      modifierGroups: [11, 12],
      outOfStockLocations: [2],
    },
    {
      id: 702,
      name: { 'en-us': 'Sugarcane Juice', 'ar-sa': 'عصير قصب', fr: 'Jus de canne à sucre' },
      description: {
        'ar-sa': 'قصب صعيدي معصور قدامك، ساقع ورغوته عليه.',
        fr: 'Canne de Haute-Égypte pressée devant vous, glacée et mousseuse.',
      },
      price: 30_00,
      picture: 'sugarcane-juice',
      calories: 180,
      labels: ['vegan'],
      allergens: {},
      modifierGroups: [11],
    },
    {
      id: 703,
      name: { 'en-us': 'Iced Karkade', 'ar-sa': 'كركديه ساقع', fr: 'Karkadé glacé' },
      description: {
        'ar-sa': 'كركديه أسواني منقوع على البارد، حلو ومزّز.',
        fr: 'Hibiscus d’Assouan infusé à froid, doux et acidulé.',
      },
      price: 32_00,
      picture: 'hibiscus',
      calories: 110,
      labels: ['vegan'],
      allergens: {},
    },
    {
      id: 704,
      name: { 'en-us': 'Mint Tea', 'ar-sa': 'شاي كشري بالنعناع', fr: 'Thé à la menthe' },
      description: {
        'ar-sa': 'كوباية شاي تقيلة بنعناع أخضر، بعد الأكل على طول.',
        fr: 'Un verre de thé bien serré à la menthe fraîche, juste après le repas.',
      },
      price: 25_00,
      picture: 'mint-tea',
      calories: 5,
      labels: ['vegan'],
      modifierGroups: [12],
      orderTypes: ['dine-in', 'to-go'],
    },
    {
      id: 705,
      name: { 'en-us': 'Mineral Water', 'ar-sa': 'مياه معدنية', fr: 'Eau minérale' },
      description: { 'ar-sa': 'إزازة 600 مل ساقعة.', fr: 'Bouteille de 60 cl bien fraîche.' },
      price: 12_00,
      picture: 'water',
      calories: 0,
      labels: ['vegan'],
      allergens: {},
    },
  ],
}
