import type { CategorySeed } from '@sufra/api/planting/brand-seed'

export const koshari: CategorySeed = {
  id: 1,
  name: { 'en-us': 'Koshari Bowls', 'ar-sa': 'علب الكشري', fr: 'Bols de koshari' },
  description: {
    'ar-sa': 'كشري بيتعمل قدامك كل نص ساعة، بصلصة متسبّكة ودقة تصحّي.',
    fr: 'Le koshari préparé toutes les demi-heures, sauce tomate mijotée et dakka bien relevée.',
  },
  picture: 'koshari',
  items: [
    {
      id: 101,
      name: { 'en-us': 'Classic Koshari', 'ar-sa': 'كشري دوّار', fr: 'Koshari classique' },
      description: {
        'ar-sa': 'رز وعدس بجبة ومكرونة وشعرية، وعليهم حمص وصلصة وتقلية مقرمشة على أصولها.',
        fr: 'Riz, lentilles brunes, macaronis et vermicelles, pois chiches, sauce tomate à l’ail et oignons frits croustillants.',
      },
      price: 55_00,
      picture: 'koshari',
      calories: 520,
      labels: ['popular', 'vegan'],
      allergens: { gluten: 'contains' },
      modifierGroups: [1, 2, 3],
      ingredients: [
        { id: 1, name: { 'ar-sa': 'تقلية', fr: 'Oignons frits' }, removable: true },
        { id: 2, name: { 'ar-sa': 'حمص', fr: 'Pois chiches' }, removable: true },
        { id: 3, name: { 'ar-sa': 'صلصة طماطم', fr: 'Sauce tomate' }, removable: true },
        { id: 4, name: { 'ar-sa': 'رز وعدس', fr: 'Riz et lentilles' }, removable: false },
      ],
      prices: { 1: 62_00 },
    },
    {
      id: 102,
      name: {
        'en-us': 'Koshari with Liver',
        'ar-sa': 'كشري بالكبدة الإسكندراني',
        fr: 'Koshari au foie à l’alexandrine',
      },
      description: {
        'ar-sa': 'علبة كشري وفوقها كبدة بقري بالفلفل والكمون والتوم، متشوّحة على نار عالية.',
        fr: 'Notre koshari garni de foie de bœuf saisi à feu vif, poivrons verts, cumin et ail.',
      },
      price: 105_00,
      picture: 'liver-koshari',
      calories: 690,
      labels: ['spicy'],
      allergens: { gluten: 'contains' },
      modifierGroups: [1, 2, 3],
      prices: { 1: 115_00 },
    },
    {
      id: 103,
      name: {
        'en-us': 'Alexandrian Yellow Koshari',
        'ar-sa': 'كشري أصفر إسكندراني',
        fr: 'Koshari jaune d’Alexandrie',
      },
      description: {
        'ar-sa':
          'رز بالعدس الأصفر والكمون زي ما بتعمله ستات بحري، ومعاه بيضتين مقليين وسلطة طماطم.',
        fr: 'Riz aux lentilles corail et au cumin comme on le fait à Bahari, servi avec deux œufs au plat et une salade de tomates.',
      },
      price: 78_00,
      picture: 'rice',
      calories: 610,
      labels: ['vegetarian', 'new'],
      allergens: { eggs: 'contains', gluten: 'may-contain' },
      modifierGroups: [2],
      ingredients: [
        { id: 5, name: { 'ar-sa': 'بيض مقلي', fr: 'Œufs au plat' }, removable: true },
        { id: 6, name: { 'ar-sa': 'سلطة طماطم', fr: 'Salade de tomates' }, removable: true },
      ],
    },
    {
      id: 104,
      name: {
        'en-us': 'Baked Macaroni Bechamel',
        'ar-sa': 'طاجن مكرونة بالبشاميل',
        fr: 'Macaronis gratinés à la béchamel',
      },
      description: {
        'ar-sa': 'مكرونة فرن بلحمة مفرومة متعصّجة وبشاميل وشّه محمّر، طالعة من الفرن في طاجنها.',
        fr: 'Macaronis au four, bœuf haché mijoté et béchamel dorée, servis dans leur tagine de terre.',
      },
      price: 110_00,
      picture: 'pasta',
      calories: 780,
      allergens: { gluten: 'contains', milk: 'contains', eggs: 'contains' },
    },
  ],
}
