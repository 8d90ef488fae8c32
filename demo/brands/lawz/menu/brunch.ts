import type { CategorySeed, ItemSeed } from '@sufra/api/planting/brand-seed'

const WEEKDAY_MORNINGS_AND_LONG_WEEKENDS: NonNullable<ItemSeed['windows']> = [
  { weekdays: [0, 1, 2, 3, 4], from: 8 * 60, to: 12 * 60 },
  { weekdays: [5, 6], from: 8 * 60 + 30, to: 15 * 60 },
]

export const brunch: CategorySeed = {
  id: 3,
  name: { 'en-us': 'Breakfast and Brunch', fr: 'Petit-déjeuner et brunch', 'ar-sa': 'فطور وبرانش' },
  description: {
    fr: 'En semaine de 8 h à midi, le vendredi et le samedi jusqu’à 15 h.',
    'ar-sa': 'أيام الأسبوع من 8 للـ12، والجمعة والسبت لحد الساعة 3.',
  },
  picture: 'eggs',
  items: [
    {
      id: 301,
      name: { 'en-us': 'Eggs Lawz', fr: 'Œufs Lawz', 'ar-sa': 'بيض ميزون لوز' },
      description: {
        fr: 'Deux œufs sur brioche toastée, labneh battu, beurre noisette au piment d’Alep et amandes grillées.',
        'ar-sa': 'بيضتين على بريوش محمّص مع لبنة مخفوقة وزبدة بالفليفلة الحلبية ولوز محمّص.',
      },
      price: 6_250,
      picture: 'eggs',
      calories: 590,
      labels: ['popular', 'vegetarian'],
      allergens: { gluten: 'contains', milk: 'contains', eggs: 'contains', nuts: 'contains' },
      modifierGroups: [6, 7],
      ingredients: [
        { id: 1, name: { fr: 'Amandes grillées', 'ar-sa': 'لوز محمّص' }, removable: true },
        { id: 2, name: { fr: 'Piment d’Alep', 'ar-sa': 'فليفلة حلبية' }, removable: true },
        { id: 3, name: { fr: 'Brioche', 'ar-sa': 'بريوش' }, removable: false },
      ],
      windows: WEEKDAY_MORNINGS_AND_LONG_WEEKENDS,
    },
    {
      id: 302,
      name: { 'en-us': 'Avocado Tartine', fr: 'Tartine à l’avocat', 'ar-sa': 'توست أفوكادو' },
      description: {
        fr: 'Pain au levain, avocat écrasé au citron, radis, dukkah aux amandes et œuf à votre goût.',
        'ar-sa': 'خبز خميرة طبيعية وأفوكادو بالليمون وفجل ودقّة باللوز، والبيضة على ذوقكم.',
      },
      price: 5_950,
      picture: 'avocado-toast',
      calories: 470,
      labels: ['vegetarian'],
      allergens: { gluten: 'contains', eggs: 'contains', nuts: 'contains', sesame: 'contains' },
      modifierGroups: [6, 7],
      ingredients: [
        { id: 4, name: { fr: 'Radis', 'ar-sa': 'فجل' }, removable: true },
        { id: 5, name: { fr: 'Dukkah', 'ar-sa': 'دقّة' }, removable: true },
      ],
      prices: { 2: 6_450 },
      windows: WEEKDAY_MORNINGS_AND_LONG_WEEKENDS,
    },
    {
      id: 303,
      name: {
        'en-us': 'Shakshuka with Baguette',
        fr: 'Chakchouka et baguette',
        'ar-sa': 'شكشوكة مع باغيت',
      },
      description: {
        fr: 'Œufs pochés dans une sauce tomate aux poivrons et au cumin, feta, baguette tiède.',
        'ar-sa': 'بيض بصلصة بندورة وفليفلة وكمّون، مع جبنة فيتا وباغيت سخن.',
      },
      price: 5_450,
      picture: 'shakshuka',
      calories: 520,
      labels: ['vegetarian', 'spicy'],
      allergens: { gluten: 'contains', milk: 'contains', eggs: 'contains' },
      modifierGroups: [7],
      windows: WEEKDAY_MORNINGS_AND_LONG_WEEKENDS,
    },
    {
      id: 304,
      name: {
        'en-us': 'Turkey Croque Croissant',
        fr: 'Croque-croissant à la dinde',
        'ar-sa': 'كروك كرواسون بالحبش',
      },
      description: {
        fr: 'Dinde fumée, comté, béchamel à la moutarde, gratiné dans un croissant ouvert.',
        'ar-sa': 'حبش مدخّن وجبنة كونتيه وبشاميل بالخردل، محمّر بالفرن جوّا كرواسون.',
      },
      price: 6_750,
      picture: 'croque-croissant',
      calories: 640,
      allergens: {
        gluten: 'contains',
        milk: 'contains',
        eggs: 'contains',
        mustard: 'contains',
        nuts: 'may-contain',
      },
      modifierGroups: [7],
      windows: WEEKDAY_MORNINGS_AND_LONG_WEEKENDS,
    },
    {
      id: 305,
      name: {
        'en-us': 'Brioche French Toast',
        fr: 'Pain perdu de brioche',
        'ar-sa': 'فرنش توست بريوش',
      },
      description: {
        fr: 'Brioche dorée au beurre, fruits de saison, crème d’amande et miel de Jerash.',
        'ar-sa': 'بريوش محمّر بالزبدة مع فواكه الموسم وكريمة لوز وعسل جرشي.',
      },
      price: 6_450,
      picture: 'toast',
      calories: 710,
      labels: ['vegetarian'],
      allergens: { gluten: 'contains', milk: 'contains', eggs: 'contains', nuts: 'contains' },
      excludedLocations: [1],
      windows: WEEKDAY_MORNINGS_AND_LONG_WEEKENDS,
    },
  ],
}
