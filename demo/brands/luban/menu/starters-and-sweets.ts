import type { CategorySeed } from '@sufra/api/planting/brand-seed'
import { both } from '@sufra/api/planting/testing/english-and-arabic'

export const starters: CategorySeed = {
  id: 1,
  name: both('To Begin', 'البداية'),
  description: both('Soup, salad and something to tear.', 'شوربة وسلطة وخبز حار.'),
  picture: 'soup',
  items: [
    {
      id: 101,
      name: both('Paplou Fish Soup', 'شوربة ببلو'),
      description: both(
        'Tuna, turmeric and lime in a clear, sharp broth from Sur.',
        'شوربة سمك صورية صافية بالكركم والليمون.',
      ),
      price: 1_600,
      picture: 'fish-soup',
      calories: 180,
      labels: ['popular'],
      allergens: { fish: 'contains', celery: 'may-contain' },
      modifierGroups: [3],
    },
    {
      id: 102,
      name: both('Lentil Soup', 'شوربة عدس'),
      description: both(
        'Red lentils and black lime, thin enough to drink.',
        'عدس أحمر باللومي، خفيفة تنشرب.',
      ),
      price: 1_200,
      picture: 'lentil-soup',
      calories: 190,
      labels: ['vegan'],
      allergens: { celery: 'may-contain' },
    },
    {
      id: 103,
      name: both('Date and Halloumi Salad', 'سلطة تمر وحلوم'),
      description: both(
        'Fardh dates, halloumi, rocket and toasted sesame.',
        'تمر فرض وحلوم وجرجير وسمسم محمّص.',
      ),
      price: 2_200,
      picture: 'halloumi-salad',
      calories: 340,
      labels: ['vegetarian', 'new'],
      allergens: { milk: 'contains', sesame: 'contains' },
      ingredients: [
        { id: 1031, name: both('Halloumi', 'حلوم'), removable: true },
        { id: 1032, name: both('Sesame', 'سمسم'), removable: true },
      ],
    },
    {
      id: 104,
      name: both('Rakhal Bread and Honey', 'خبز رخال وعسل'),
      description: both(
        'Crisp, wafer-thin bread with Sumar honey and cheese.',
        'خبز رخال مقرمش مع عسل سمر وجبن.',
      ),
      price: 1_400,
      picture: 'honey-regag',
      calories: 390,
      labels: ['vegetarian'],
      allergens: { gluten: 'contains', milk: 'contains' },
    },
    {
      id: 105,
      name: both('Dried Shark Awal', 'عوال'),
      description: both(
        'Salted dried shark with lime, onion and chilli. What sailors ate.',
        'عوال مملّح مع ليمون وبصل وفلفل، زاد البحارة من زمان.',
      ),
      price: 1_800,
      picture: null,
      calories: 210,
      labels: ['spicy'],
    },
  ],
}

export const sweets: CategorySeed = {
  id: 6,
  name: both('Halwa and Sweets', 'الحلوى'),
  description: both(
    'Stirred for hours in copper, or frozen with the smoke of Dhofar.',
    'تتقلّب ساعات في النحاس، أو تتجمّد بنكهة لبان ظفار.',
  ),
  picture: 'halwa',
  items: [
    {
      id: 601,
      name: both('Saffron Halwa', 'حلوى زعفران'),
      description: both(
        'Nizwa halwa with saffron, rose water and cashew. A 250 g box.',
        'حلوى نزوى بالزعفران وماء الورد والكاجو، علبة 250 جرام.',
      ),
      price: 2_500,
      picture: 'halwa',
      calories: 960,
      labels: ['popular', 'vegetarian'],
      allergens: { milk: 'contains', nuts: 'contains', sesame: 'may-contain' },
      modifierGroups: [7],
    },
    {
      id: 602,
      name: both('Fig and Honey Halwa', 'حلوى تين وعسل'),
      description: both(
        'Dark halwa with Jabal Akhdar figs and no white sugar. A 250 g box.',
        'حلوى غامقة بتين الجبل الأخضر وبدون سكر أبيض، علبة 250 جرام.',
      ),
      price: 3_000,
      picture: 'fig-halwa',
      calories: 920,
      labels: ['vegetarian'],
      allergens: { milk: 'contains', nuts: 'contains', sesame: 'may-contain' },
      modifierGroups: [7],
    },
    {
      id: 603,
      name: both('Frankincense Ice Cream', 'آيس كريم اللبان'),
      description: both(
        'Hojari frankincense steeped in cream overnight. Pine, citrus and a thread of smoke.',
        'لبان حوجري منقوع في القشطة من الليل، فيه نفحة صنوبر وحمضيات.',
      ),
      price: 1_800,
      picture: 'gelato',
      calories: 260,
      labels: ['popular', 'vegetarian'],
      allergens: { milk: 'contains', eggs: 'contains' },
      modifierGroups: [8],
    },
    {
      id: 604,
      name: both('Khabeesa', 'خبيصة'),
      description: both(
        'Warm semolina with ghee, cardamom and rose water.',
        'سميد دافئ بالسمن والهيل وماء الورد.',
      ),
      price: 1_300,
      picture: 'rice-pudding',
      calories: 380,
      labels: ['vegetarian'],
      allergens: { gluten: 'contains', milk: 'contains' },
      modifierGroups: [8],
    },
  ],
}
