import type { CategorySeed } from '@sufra/api/planting/brand-seed'

export const croissants: CategorySeed = {
  id: 1,
  name: { 'en-us': 'Croissants', fr: 'Croissants', 'ar-sa': 'كرواسون' },
  description: {
    fr: 'Trois jours de repos, vingt-sept feuillets et un beurre de Charente : nos croissants sortent du four dès 7 h.',
    'ar-sa': 'ثلاث أيام راحة للعجينة و27 طبقة زبدة، والكرواسون بيطلع من الفرن من الساعة 7 الصبح.',
  },
  picture: 'croissant',
  items: [
    {
      id: 101,
      name: { 'en-us': 'Almond Croissant', fr: 'Croissant aux amandes', 'ar-sa': 'كرواسون باللوز' },
      description: {
        fr: 'Notre signature : croissant imbibé à la fleur d’oranger, crème d’amande fondante et amandes effilées grillées.',
        'ar-sa': 'أشهر شي عنّا: كرواسون مسقّى بزهر الليمون، محشي كريمة لوز وعليه رقائق لوز محمّصة.',
      },
      price: 2_950,
      picture: 'almond-croissant',
      calories: 480,
      labels: ['popular', 'vegetarian'],
      allergens: { gluten: 'contains', milk: 'contains', eggs: 'contains', nuts: 'contains' },
      prices: { 2: 3_250 },
    },
    {
      id: 102,
      name: {
        'en-us': 'Butter Croissant',
        fr: 'Croissant au beurre',
        'ar-sa': 'كرواسون سادة بالزبدة',
      },
      description: {
        fr: 'Croustillant, léger, pur beurre. Rien à ajouter.',
        'ar-sa': 'مقرمش وخفيف وزبدة بس، ما بدّه ولا إشي تاني.',
      },
      price: 1_750,
      picture: 'croissant',
      calories: 280,
      labels: ['vegetarian'],
      allergens: { gluten: 'contains', milk: 'contains', eggs: 'contains', nuts: 'may-contain' },
      prices: { 2: 1_950 },
    },
    {
      id: 103,
      name: {
        'en-us': 'Pistachio Croissant',
        fr: 'Croissant à la pistache',
        'ar-sa': 'كرواسون فستق حلبي',
      },
      description: {
        fr: 'Crème de pistache d’Alep, éclats torréfiés et glaçage à l’eau de rose.',
        'ar-sa': 'كريمة فستق حلبي وفستق محمّص وطبقة سكر بماء الورد.',
      },
      price: 3_250,
      picture: 'pistachio-croissant',
      calories: 510,
      labels: ['new', 'vegetarian'],
      allergens: { gluten: 'contains', milk: 'contains', eggs: 'contains', nuts: 'contains' },
      outOfStockLocations: [1],
    },
    {
      id: 104,
      name: {
        'en-us': 'Zaatar Croissant',
        fr: 'Croissant au zaatar',
        'ar-sa': 'كرواسون بالزعتر البلدي',
      },
      description: {
        fr: 'Zaatar d’Ajloun, huile d’olive et graines de sésame roulés dans un croissant pur beurre.',
        'ar-sa': 'زعتر عجلوني وزيت زيتون بلدي وسمسم، ملفوفين جوّا كرواسون بالزبدة.',
      },
      price: 2_250,
      picture: 'zaatar-croissant',
      calories: 340,
      labels: ['vegetarian'],
      allergens: {
        gluten: 'contains',
        milk: 'contains',
        eggs: 'contains',
        sesame: 'contains',
        nuts: 'may-contain',
      },
    },
    {
      id: 105,
      name: { 'en-us': 'Pain au Chocolat', fr: 'Pain au chocolat', 'ar-sa': 'كرواسون بالشوكولاتة' },
      description: {
        fr: 'Deux bâtons de chocolat noir à 55 % dans une pâte feuilletée bien dorée.',
        'ar-sa': 'إصبعين شوكولاتة غامقة جوّا عجينة مورّقة ومحمّرة على الآخر.',
      },
      price: 2_150,
      picture: 'pain-au-chocolat',
      calories: 360,
      labels: ['vegetarian'],
      allergens: {
        gluten: 'contains',
        milk: 'contains',
        eggs: 'contains',
        soy: 'contains',
        nuts: 'may-contain',
      },
    },
  ],
}
