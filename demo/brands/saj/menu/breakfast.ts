import type { CategorySeed, ItemSeed } from '@sufra/api/planting/brand-seed'
import { both } from '@sufra/api/planting/testing/english-and-arabic'

/** Every day but Friday, when the doors open after noon. */
const mornings: NonNullable<ItemSeed['windows']> = [
  { weekdays: [0, 1, 2, 3, 4, 6], from: 6 * 60, to: 11 * 60 + 30 },
]

export const breakfast: CategorySeed = {
  id: 7,
  name: both('Breakfast', 'الفطور'),
  description: both(
    'From six until half past eleven, every morning but Friday.',
    'من 6 الصبح إلى 11:30، كل يوم ما عدا الجمعة.',
  ),
  picture: 'foul',
  items: [
    {
      id: 701,
      name: both('Foul Mudammas', 'فول مدمّس'),
      description: both(
        'Slow-cooked fava beans with cumin, lemon, green chilli and olive oil, and a hot saj loaf.',
        'فول مطبوخ على نار هادية مع كمون وليمون وفلفل أخضر وزيت زيتون، ومعه صاج حار.',
      ),
      price: 14_00,
      picture: 'foul',
      calories: 420,
      labels: ['vegan', 'popular'],
      allergens: { gluten: 'contains', sesame: 'may-contain' },
      modifierGroups: [14],
      windows: mornings,
    },
    {
      id: 702,
      name: both('Shakshuka', 'شكشوكة'),
      description: both(
        'Three eggs in tomato, sweet pepper and green chilli, still bubbling in the pan.',
        'ثلاث بيضات مع طماطم وفلفل رومي وفلفل أخضر، توصلك وهي تفور.',
      ),
      price: 19_00,
      picture: 'shakshuka',
      calories: 410,
      labels: ['vegetarian'],
      allergens: { gluten: 'contains', eggs: 'contains' },
      modifierGroups: [14],
      windows: mornings,
    },
    {
      id: 703,
      name: both('Eggs Your Way', 'بيض على كيفك'),
      description: both(
        'Three eggs with labneh, olives, tomato and warm bread.',
        'ثلاث بيضات مع لبنة وزيتون وطماطم وخبز حار.',
      ),
      price: 18_00,
      picture: 'eggs',
      calories: 450,
      labels: ['vegetarian'],
      allergens: { gluten: 'contains', milk: 'contains', eggs: 'contains' },
      modifierGroups: [21, 14],
      windows: mornings,
    },
    {
      id: 704,
      name: both('Egg and Cheese Saj', 'صاج بيض وجبنة'),
      description: both(
        'Soft scrambled egg, kashkaval and a dash of shatta in a saj wrap.',
        'بيض مخفوق طري مع قشقوان ورشة شطة ملفوف في صاج.',
      ),
      price: 14_00,
      picture: 'egg-wrap',
      calories: 460,
      labels: ['vegetarian'],
      allergens: { gluten: 'contains', milk: 'contains', eggs: 'contains' },
      modifierGroups: [3, 4],
      ingredients: [
        { id: 7041, name: both('Egg', 'بيض'), removable: false },
        { id: 7042, name: both('Kashkaval', 'قشقوان'), removable: true },
        { id: 7043, name: both('Shatta', 'شطة'), removable: true },
      ],
      windows: mornings,
    },
    {
      id: 705,
      name: both('Levant Breakfast Tray', 'صينية فطور شامي'),
      description: both(
        'Foul, hummus, labneh, halloumi, olives, makdous, eggs and bread. Feeds two, or one with plans.',
        'فول وحمص ولبنة وحلوم وزيتون ومكدوس وبيض وخبز، تكفي شخصين براحتهم.',
      ),
      price: 59_00,
      picture: 'cheese-plate',
      calories: 1480,
      labels: ['vegetarian', 'new'],
      allergens: {
        gluten: 'contains',
        milk: 'contains',
        eggs: 'contains',
        nuts: 'contains',
        sesame: 'contains',
      },
      modifierGroups: [21],
      excludedLocations: [2],
      windows: mornings,
    },
    {
      id: 706,
      name: both('Avocado and Labneh Toast', 'توست أفوكادو ولبنة'),
      description: both(
        'Sourdough, labneh, crushed avocado, dukkah and lemon.',
        'خبز ساوردو مع لبنة وأفوكادو مهروس ودقة وليمون.',
      ),
      price: 27_00,
      picture: 'avocado-toast',
      calories: 390,
      labels: ['vegetarian'],
      allergens: {
        gluten: 'contains',
        milk: 'contains',
        nuts: 'contains',
        sesame: 'contains',
      },
      windows: mornings,
    },
  ],
}
