import type { CategorySeed } from '@sufra/api/planting/brand-seed'

export const grill: CategorySeed = {
  id: 3,
  name: { 'ar-sa': 'مشاوي', 'en-us': 'Charcoal Grill' },
  description: {
    'ar-sa': 'لحم نعيمي ودياي متبل من أمس، على فحم السمر.',
    'en-us': 'Naimi lamb and overnight-marinated chicken over acacia charcoal.',
  },
  picture: 'mixed-grill',
  items: [
    {
      id: 301,
      name: { 'ar-sa': 'مشاوي مرسى المشكلة', 'en-us': 'Marsa Mixed Grill' },
      description: {
        'ar-sa': 'سيخ كباب وسيخ تكة وسيخ طاووق وريشة غنم، مع خبز تنور وثومية.',
        'en-us':
          'Kebab, lamb tikka, shish tawook and a lamb chop, with tandoor bread and garlic sauce.',
      },
      price: 5_250,
      picture: 'mixed-grill',
      calories: 890,
      labels: ['popular'],
      allergens: { gluten: 'contains', milk: 'contains', eggs: 'contains', sesame: 'may-contain' },
      modifierGroups: [3, 7, 4],
      prices: { 1: 5_500 },
    },
    {
      id: 302,
      name: { 'ar-sa': 'كباب لحم', 'en-us': 'Lamb Kebab' },
      description: {
        'ar-sa': 'ثلاث أسياخ كباب لحم نعيمي بالبقدونس والبصل.',
        'en-us': 'Three skewers of minced Naimi lamb with parsley and onion.',
      },
      price: 3_450,
      picture: 'kebab',
      calories: 690,
      allergens: { gluten: 'contains', sesame: 'may-contain' },
      modifierGroups: [6, 7],
      ingredients: [
        { id: 3, name: { 'ar-sa': 'بصل', 'en-us': 'Onion' }, removable: true },
        { id: 4, name: { 'ar-sa': 'بقدونس', 'en-us': 'Parsley' }, removable: true },
        { id: 5, name: { 'ar-sa': 'لحم غنم', 'en-us': 'Lamb' }, removable: false },
      ],
    },
    {
      id: 303,
      name: { 'ar-sa': 'شيش طاووق', 'en-us': 'Shish Tawook' },
      description: {
        'ar-sa': 'صدر دياي بالروب والليمون والزعفران، طري ومدخن.',
        'en-us': 'Chicken breast in yoghurt, lemon and saffron, smoky and tender.',
      },
      price: 2_950,
      picture: 'chicken-skewers',
      calories: 540,
      allergens: { milk: 'contains', gluten: 'contains', eggs: 'contains' },
      modifierGroups: [3, 7],
    },
    {
      id: 304,
      name: { 'ar-sa': 'ريش غنم', 'en-us': 'Lamb Chops' },
      description: {
        'ar-sa': 'ست ريش غنم بالإكليل والثوم، على الاستواء اللي تحبه.',
        'en-us': 'Six lamb chops with rosemary and garlic, cooked the way you like them.',
      },
      price: 5_950,
      picture: 'lamb-chops',
      calories: 820,
      allergens: { gluten: 'may-contain' },
      modifierGroups: [3],
    },
  ],
}
