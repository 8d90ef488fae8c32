import type { CategorySeed } from '@sufra/api/planting/brand-seed'

export const homeCooking: CategorySeed = {
  id: 6,
  name: { 'en-us': 'Home Cooking', 'ar-sa': 'أكل بيتي', fr: 'Cuisine de maison' },
  description: {
    'ar-sa': 'ملوخية بشهقتها ومحاشي وطواجن، زي أكل ماما بالظبط.',
    fr: 'Molokhia, légumes farcis et tagines mijotés, comme chez maman.',
  },
  picture: 'stew',
  items: [
    {
      id: 601,
      name: {
        'en-us': 'Molokhia with Rice',
        'ar-sa': 'ملوخية خضرا بالرز',
        fr: 'Molokhia et riz aux vermicelles',
      },
      description: {
        'ar-sa': 'ملوخية متخرّطة على الإيد بشوربة فراخ وتقلية توم وكزبرة، ومعاها رز بالشعرية.',
        fr: 'Corète hachée à la main, bouillon de poulet, ail et coriandre frits, riz aux vermicelles.',
      },
      price: 98_00,
      picture: 'molokhia',
      calories: 430,
      labels: ['popular'],
      allergens: { gluten: 'contains', milk: 'contains', celery: 'may-contain' },
      modifierGroups: [10],
    },
    {
      id: 602,
      name: {
        'en-us': 'Okra Tagine with Lamb',
        'ar-sa': 'طاجن بامية باللحمة الضاني',
        fr: 'Tagine de gombos à l’agneau',
      },
      description: {
        'ar-sa': 'بامية صغيرة بصلصة طماطم ولحمة ضاني دايبة، من الفرن في طاجن فخار.',
        fr: 'Petits gombos, tomate et agneau confit, longuement cuits au four en terre cuite.',
      },
      price: 210_00,
      picture: 'curry',
      calories: 560,
    },
    {
      id: 603,
      name: { 'en-us': 'Mixed Mahshi', 'ar-sa': 'محشي مشكل', fr: 'Assortiment de légumes farcis' },
      description: {
        'ar-sa': 'كرنب وكوسة وباذنجان وورق عنب، محشيين رز بالخضرة والطماطم.',
        fr: 'Chou, courgette, aubergine et feuilles de vigne farcis de riz aux herbes et à la tomate.',
      },
      price: 120_00,
      picture: 'mahshi',
      calories: 480,
      labels: ['vegan'],
      allergens: { celery: 'may-contain' },
    },
    {
      id: 604,
      name: { 'en-us': 'Mixed Pickles', 'ar-sa': 'طبق مخلل بلدي', fr: 'Pickles baladi' },
      description: {
        'ar-sa': 'لفت وجزر وخيار وليمون معصفر، مخللين عندنا في البرطمان.',
        fr: 'Navets, carottes, concombres et citrons au carthame, préparés dans nos bocaux.',
      },
      price: 18_00,
      picture: 'pickles',
      calories: 25,
      labels: ['vegan'],
      allergens: { sulphites: 'may-contain' },
    },
  ],
}
