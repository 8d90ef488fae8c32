import type { CategorySeed, ItemSeed } from '@sufra/api/planting/brand-seed'
import { both } from '@sufra/api/planting/testing/english-and-arabic'

/** Chebab batter rests overnight and is gone by noon. */
const mornings: NonNullable<ItemSeed['windows']> = [
  { weekdays: [0, 1, 2, 3, 4, 5, 6], from: 6 * 60 + 30, to: 12 * 60 },
]

export const regagAndChebab: CategorySeed = {
  id: 3,
  name: both('Regag and Chebab', 'رقاق وجباب'),
  description: both(
    'Emirati breads off the hot plate, filled while they still crackle.',
    'خبز إماراتي من على الطوبي، نحشيه وهو حار ويقرمش.',
  ),
  picture: 'egg-regag',
  items: [
    {
      id: 301,
      name: both('Oman Chips Regag', 'رقاق جبس عمان'),
      description: both(
        'Cheese, egg and a whole bag of chilli chips crushed inside.',
        'جبن وبيض وكيس جبس عمان كامل مكسّر داخله.',
      ),
      price: 13_00,
      picture: 'chips-regag',
      calories: 460,
      labels: ['popular', 'vegetarian'],
      allergens: {
        gluten: 'contains',
        milk: 'contains',
        eggs: 'contains',
        soy: 'may-contain',
      },
      modifierGroups: [5],
      ingredients: [
        { id: 3011, name: both('Cheese', 'جبن'), removable: true },
        { id: 3012, name: both('Egg', 'بيض'), removable: true },
        { id: 3013, name: both('Chilli chips', 'جبس حار'), removable: false },
      ],
      prices: { 1: 15_00 },
    },
    {
      id: 302,
      name: both('Cheese and Egg Regag', 'رقاق جبن وبيض'),
      description: both(
        'An egg spread thin over the bread, cheese to hold it together.',
        'بيض مفروش على الرقاق وجبن يلمّه.',
      ),
      price: 11_00,
      picture: 'egg-regag',
      calories: 380,
      labels: ['vegetarian'],
      allergens: { gluten: 'contains', milk: 'contains', eggs: 'contains' },
      modifierGroups: [5],
      ingredients: [
        { id: 3021, name: both('Cheese', 'جبن'), removable: true },
        { id: 3022, name: both('Egg', 'بيض'), removable: false },
      ],
    },
    {
      id: 303,
      name: both('Mahyawa Regag', 'رقاق مهياوة'),
      description: both(
        'Fermented fish sauce, egg and cheese. You know if you love it.',
        'مهياوة وبيض وجبن، واللي يعرفها ما يبدّلها.',
      ),
      price: 12_00,
      picture: 'mahyawa-regag',
      calories: 370,
      allergens: {
        gluten: 'contains',
        milk: 'contains',
        eggs: 'contains',
        fish: 'contains',
        mustard: 'contains',
      },
      modifierGroups: [5],
      ingredients: [
        { id: 3031, name: both('Mahyawa', 'مهياوة'), removable: false },
        { id: 3032, name: both('Cheese', 'جبن'), removable: true },
        { id: 3033, name: both('Egg', 'بيض'), removable: true },
      ],
    },
    {
      id: 304,
      name: both('Honey and Cheese Regag', 'رقاق عسل وجبن'),
      description: both('Sweet, salty, gone in four bites.', 'حالي ومالح، ويخلص في أربع لقمات.'),
      price: 12_00,
      picture: 'honey-regag',
      calories: 410,
      labels: ['vegetarian'],
      allergens: { gluten: 'contains', milk: 'contains' },
      modifierGroups: [5],
    },
    {
      id: 305,
      name: both('Chebab with Date Syrup', 'جباب بالدبس'),
      description: both(
        'Three saffron and cardamom pancakes with cream cheese and date syrup.',
        'ثلاث حبات جباب بالزعفران والهيل مع جبن كريمي ودبس تمر.',
      ),
      price: 18_00,
      picture: 'pancakes',
      calories: 520,
      labels: ['new', 'vegetarian'],
      allergens: { gluten: 'contains', milk: 'contains', eggs: 'contains' },
      modifierGroups: [8],
      excludedLocations: [3],
      windows: mornings,
    },
  ],
}

export const parathaRolls: CategorySeed = {
  id: 4,
  name: both('Paratha Rolls', 'برّاتا رول'),
  description: both(
    'Flaky paratha, one hand on the wheel.',
    'برّاتا مورّقة تاكلها وإيدك على السكّان.',
  ),
  picture: 'chicken-wrap',
  items: [
    {
      id: 401,
      name: both('Chicken Tikka Roll', 'رول دجاج تكا'),
      description: both(
        'Charred tikka, pickled onion and mint chutney.',
        'دجاج تكا مشوي مع بصل مخلل وتشتني نعناع.',
      ),
      price: 14_00,
      picture: 'chicken-wrap',
      calories: 490,
      labels: ['popular', 'spicy'],
      allergens: { gluten: 'contains', milk: 'contains', mustard: 'may-contain' },
      modifierGroups: [7, 6],
      ingredients: [
        { id: 4011, name: both('Chicken tikka', 'دجاج تكا'), removable: false },
        { id: 4012, name: both('Pickled onion', 'بصل مخلل'), removable: true },
        { id: 4013, name: both('Mint chutney', 'تشتني نعناع'), removable: true },
      ],
    },
    {
      id: 402,
      name: both('Egg and Chips Paratha', 'برّاتا بيض وجبس'),
      description: both(
        'Masala omelette, cheese spread and crushed chilli chips.',
        'بيض بالمسالا وجبن كاسات وجبس حار مكسّر.',
      ),
      price: 10_00,
      picture: 'egg-wrap',
      calories: 470,
      labels: ['vegetarian', 'popular'],
      allergens: {
        gluten: 'contains',
        milk: 'contains',
        eggs: 'contains',
        soy: 'may-contain',
      },
      modifierGroups: [6],
      ingredients: [
        { id: 4021, name: both('Cheese spread', 'جبن كاسات'), removable: true },
        { id: 4022, name: both('Chilli chips', 'جبس حار'), removable: true },
      ],
    },
    {
      id: 403,
      name: both('Beef Keema Roll', 'رول كيما لحم'),
      description: both(
        'Minced beef with peas, green chilli and coriander.',
        'لحم مفروم مع بازلاء وفلفل أخضر وكزبرة.',
      ),
      price: 15_00,
      picture: 'meat-wrap',
      calories: 530,
      allergens: { gluten: 'contains', milk: 'may-contain' },
      modifierGroups: [7, 6],
      ingredients: [
        { id: 4031, name: both('Green chilli', 'فلفل أخضر'), removable: true },
        { id: 4032, name: both('Coriander', 'كزبرة'), removable: true },
      ],
    },
    {
      id: 404,
      name: both('Paneer Roll', 'رول بانير'),
      description: both(
        'Grilled paneer in red masala with peppers.',
        'جبن بانير مشوي بمسالا حمرا مع فلفل رومي.',
      ),
      price: 13_00,
      picture: 'halloumi-wrap',
      calories: 480,
      labels: ['vegetarian'],
      allergens: { gluten: 'contains', milk: 'contains' },
      modifierGroups: [7, 6],
    },
  ],
}
