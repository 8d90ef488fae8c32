import type { CategorySeed } from '@sufra/api/planting/brand-seed'

export const tarts: CategorySeed = {
  id: 4,
  name: { 'en-us': 'Tarts', fr: 'Tartes', 'ar-sa': 'تارت' },
  description: {
    fr: 'Pâte sablée à l’amande, fruits du marché et crèmes du jour.',
    'ar-sa': 'عجينة سابليه باللوز وفواكه السوق وكريمة طازة كل يوم.',
  },
  picture: 'tart',
  items: [
    {
      id: 401,
      name: {
        'en-us': 'Pear Almond Tart',
        fr: 'Tarte amandine aux poires',
        'ar-sa': 'تارت إجاص ولوز',
      },
      description: {
        fr: 'Poires pochées à la vanille sur crème d’amande, nappage abricot.',
        'ar-sa': 'إجاص مسلوق بالفانيلا على كريمة لوز، ولمعة مشمش.',
      },
      price: 4_250,
      picture: 'tart',
      calories: 390,
      labels: ['popular', 'vegetarian'],
      allergens: { gluten: 'contains', milk: 'contains', eggs: 'contains', nuts: 'contains' },
      modifierGroups: [8],
    },
    {
      id: 402,
      name: {
        'en-us': 'Lemon Meringue Tart',
        fr: 'Tarte au citron meringuée',
        'ar-sa': 'تارت ليمون بالميرانغ',
      },
      description: {
        fr: 'Citrons de la vallée du Jourdain, crème vive et meringue passée au chalumeau.',
        'ar-sa': 'ليمون من الأغوار وكريمة حامضة وميرانغ محمّر عالنار.',
      },
      price: 3_950,
      picture: 'lemon-tart',
      calories: 360,
      labels: ['vegetarian'],
      allergens: { gluten: 'contains', milk: 'contains', eggs: 'contains', nuts: 'contains' },
      modifierGroups: [8],
    },
    {
      id: 403,
      name: { 'en-us': 'Strawberry Tart', fr: 'Tarte aux fraises', 'ar-sa': 'تارت فراولة' },
      description: {
        fr: 'Fraises fraîches, crème diplomate à la vanille et pâte sablée croquante.',
        'ar-sa': 'فراولة طازة وكريمة دبلومات بالفانيلا على عجينة بتقرمش.',
      },
      price: 4_450,
      picture: 'strawberry-tart',
      calories: 340,
      labels: ['vegetarian', 'new'],
      allergens: { gluten: 'contains', milk: 'contains', eggs: 'contains', nuts: 'contains' },
      modifierGroups: [8],
      prices: { 2: 4_750 },
    },
    {
      id: 404,
      name: {
        'en-us': 'Date and Walnut Tart',
        fr: 'Tarte dattes et noix',
        'ar-sa': 'تارت تمر وجوز',
      },
      description: {
        fr: 'Dattes medjool fondantes, noix caramélisées et une pointe de tahiné.',
        'ar-sa': 'تمر مجهول وجوز مكرمل ونقطة طحينية.',
      },
      price: 4_150,
      picture: 'date-tart',
      calories: 450,
      labels: ['vegetarian'],
      allergens: {
        gluten: 'contains',
        milk: 'contains',
        eggs: 'contains',
        nuts: 'contains',
        sesame: 'contains',
      },
    },
  ],
}
