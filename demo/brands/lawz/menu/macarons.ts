import type { CategorySeed } from '@sufra/api/planting/brand-seed'

export const macarons: CategorySeed = {
  id: 6,
  name: {
    'en-us': 'Macarons and Petits Fours',
    fr: 'Macarons et petits-fours',
    'ar-sa': 'ماكارون وبيتي فور',
  },
  description: {
    fr: 'Des coques d’amande fines, des garnitures d’ici, en coffret à offrir.',
    'ar-sa': 'قشرة لوز رقيقة وحشوات من بلادنا، بعلبة حلوة للهدايا.',
  },
  picture: 'macarons',
  items: [
    {
      id: 601,
      name: {
        'en-us': 'Box of 6 Macarons',
        fr: 'Coffret de 6 macarons',
        'ar-sa': 'علبة 6 ماكارون',
      },
      description: {
        fr: 'Six macarons à composer vous-même, dans un coffret noué de satin.',
        'ar-sa': 'ست حبّات بتختاروها إنتو، بعلبة مربوطة بشريط ساتان.',
      },
      price: 7_500,
      picture: 'macaron-box',
      calories: null,
      labels: ['popular', 'vegetarian'],
      allergens: { nuts: 'contains', eggs: 'contains', milk: 'contains', soy: 'may-contain' },
      modifierGroups: [4],
    },
    {
      id: 602,
      name: {
        'en-us': 'Box of 12 Macarons',
        fr: 'Coffret de 12 macarons',
        'ar-sa': 'علبة 12 ماكارون',
      },
      description: {
        fr: 'Le grand coffret à partager, douze pièces au choix.',
        'ar-sa': 'العلبة الكبيرة للّمّة، 12 حبّة على ذوقكم.',
      },
      price: 14_250,
      picture: 'large-macaron-box',
      calories: null,
      labels: ['vegetarian'],
      allergens: { nuts: 'contains', eggs: 'contains', milk: 'contains', soy: 'may-contain' },
      modifierGroups: [5],
    },
    {
      id: 603,
      name: {
        'en-us': 'Almond Financiers',
        fr: 'Financiers aux amandes',
        'ar-sa': 'فينانسييه باللوز',
      },
      description: {
        fr: 'Trois petits lingots au beurre noisette, croustillants au bord, moelleux au centre.',
        'ar-sa': 'ثلاث قطع بالزبدة المحمّرة، أطرافها مقرمشة وقلبها طري.',
      },
      price: 2_400,
      picture: 'cookies',
      calories: 330,
      labels: ['vegetarian'],
      allergens: { gluten: 'contains', milk: 'contains', eggs: 'contains', nuts: 'contains' },
    },
  ],
}
