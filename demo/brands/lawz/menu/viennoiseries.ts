import type { CategorySeed } from '@sufra/api/planting/brand-seed'

export const viennoiseries: CategorySeed = {
  id: 2,
  name: { 'en-us': 'Viennoiseries', fr: 'Viennoiseries', 'ar-sa': 'معجّنات فرنسية' },
  description: {
    fr: 'Brioches, feuilletés et roulés, façonnés à la main chaque nuit.',
    'ar-sa': 'بريوش ومعجّنات مورّقة منشكّلها بإيدنا كل ليلة.',
  },
  picture: 'brioche',
  items: [
    {
      id: 201,
      name: {
        'en-us': 'Orange Blossom Brioche',
        fr: 'Brioche à la fleur d’oranger',
        'ar-sa': 'بريوش بزهر الليمون',
      },
      description: {
        fr: 'Mie filante, sucre perlé et un parfum d’oranger qui reste sur les doigts.',
        'ar-sa': 'بريوش قطني وسكر لؤلؤ، وريحة زهر الليمون بتضل عالإيدين.',
      },
      price: 2_100,
      picture: 'brioche',
      calories: 320,
      labels: ['vegetarian'],
      allergens: { gluten: 'contains', milk: 'contains', eggs: 'contains', nuts: 'may-contain' },
      modifierGroups: [9],
    },
    {
      id: 202,
      name: { 'en-us': 'Kouign-Amann', fr: 'Kouign-amann', 'ar-sa': 'كوين أمان بالكراميل' },
      description: {
        fr: 'Le gâteau breton au beurre salé, caramélisé jusqu’à craquer sous la dent.',
        'ar-sa': 'حلو من شمال فرنسا بالزبدة المملّحة، مكرمل لحد ما يطقّ تحت السن.',
      },
      price: 2_650,
      picture: 'kouign-amann',
      calories: 430,
      labels: ['popular', 'vegetarian'],
      allergens: { gluten: 'contains', milk: 'contains', nuts: 'may-contain' },
    },
    {
      id: 203,
      name: { 'en-us': 'Raisin Swirl', fr: 'Pain aux raisins', 'ar-sa': 'لفائف الزبيب' },
      description: {
        fr: 'Roulé feuilleté à la crème pâtissière et aux raisins blonds.',
        'ar-sa': 'عجينة مورّقة ملفوفة بكريم باتيسيير وزبيب أشقر.',
      },
      price: 2_100,
      picture: 'raisin-swirl',
      calories: 350,
      labels: ['vegetarian'],
      allergens: {
        gluten: 'contains',
        milk: 'contains',
        eggs: 'contains',
        sulphites: 'contains',
        nuts: 'may-contain',
      },
    },
    {
      id: 204,
      name: {
        'en-us': 'Apple Turnover',
        fr: 'Chausson aux pommes',
        'ar-sa': 'فطيرة التفاح المورّقة',
      },
      description: {
        fr: 'Compote de pommes de Shobak à la vanille, enfermée dans un feuilletage rayé au couteau.',
        'ar-sa': 'تفاح شوبكي مطبوخ مع الفانيلا، جوّا عجينة مورّقة ومخطّطة بالسكين.',
      },
      price: 2_250,
      picture: null,
      calories: 310,
      labels: ['vegetarian'],
    },
  ],
}
