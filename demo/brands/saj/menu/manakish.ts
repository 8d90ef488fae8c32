import type { CategorySeed } from '@sufra/api/planting/brand-seed'
import { both } from '@sufra/api/planting/testing/english-and-arabic'

export const manakish: CategorySeed = {
  id: 6,
  name: both('Manakish', 'مناقيش'),
  description: both(
    'Stretched by hand and baked on stone, all day long.',
    'نفردها باليد ونخبزها على الحجر طول اليوم.',
  ),
  picture: 'manakish',
  items: [
    {
      id: 601,
      name: both('Zaatar Manousheh', 'منقوشة زعتر'),
      description: both(
        'Wild thyme, sumac and sesame in good olive oil.',
        'زعتر بري وسماق وسمسم بزيت زيتون أصلي.',
      ),
      price: 8_00,
      picture: 'manakish',
      calories: 390,
      labels: ['vegan', 'popular'],
      allergens: { gluten: 'contains', sesame: 'contains' },
      modifierGroups: [13],
    },
    {
      id: 602,
      name: both('Akkawi Cheese Manousheh', 'منقوشة جبنة عكاوي'),
      description: both(
        'Salty akkawi that pulls, with a little nigella.',
        'جبنة عكاوي مطّاطة مع رشة حبة البركة.',
      ),
      price: 13_00,
      picture: 'cheese-manakish',
      calories: 470,
      labels: ['vegetarian'],
      allergens: { gluten: 'contains', milk: 'contains', sesame: 'may-contain' },
      modifierGroups: [13],
    },
    {
      id: 603,
      name: both('Half Zaatar Half Cheese', 'نص زعتر نص جبنة'),
      description: both(
        'For a breakfast that refuses to choose.',
        'للي ما يقدر يختار بين الزعتر والجبنة.',
      ),
      price: 12_00,
      picture: 'half-and-half-manakish',
      calories: 430,
      labels: ['vegetarian'],
      allergens: { gluten: 'contains', milk: 'contains', sesame: 'contains' },
      modifierGroups: [13],
    },
    {
      id: 604,
      name: both('Lahm bi Ajeen', 'لحم بعجين'),
      description: both(
        'Minced lamb, tomato and pomegranate molasses, baked thin with a lemon to squeeze.',
        'لحم غنم مفروم مع طماطم ودبس رمان على عجينة رقيقة، ومعها ليمون.',
      ),
      price: 16_00,
      picture: 'lahm-bi-ajeen',
      calories: 460,
      allergens: { gluten: 'contains', nuts: 'may-contain', sulphites: 'may-contain' },
      modifierGroups: [13],
      prices: { 4: 15_00 },
    },
    {
      id: 605,
      name: both('Muhammara and Cheese', 'محمّرة وجبنة'),
      description: both(
        'Red pepper and walnut paste under melted cheese, with a slow heat.',
        'معجون فلفل أحمر وجوز تحت جبنة سايحة، حرارتها تجيك على مهل.',
      ),
      price: 14_00,
      picture: 'muhammara-manakish',
      calories: 490,
      labels: ['vegetarian', 'spicy'],
      allergens: { gluten: 'contains', milk: 'contains', nuts: 'contains' },
      modifierGroups: [13],
    },
    {
      id: 606,
      name: both('Sujuk and Cheese', 'سجق وجبنة'),
      description: both(
        'Armenian-style beef sujuk, kashkaval and pickles folded in after the oven.',
        'سجق بقري على الطريقة الأرمنية مع قشقوان، ونحط المخلل بعد الفرن.',
      ),
      price: 18_00,
      picture: 'sujuk-manakish',
      calories: 560,
      allergens: {
        gluten: 'contains',
        milk: 'contains',
        mustard: 'may-contain',
        sulphites: 'contains',
      },
      modifierGroups: [13],
    },
  ],
}
