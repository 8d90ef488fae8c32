import type { CategorySeed } from '@sufra/api/planting/brand-seed'
import { both } from '@sufra/api/planting/testing/english-and-arabic'

export const sandwiches: CategorySeed = {
  id: 5,
  name: both('Sandwiches', 'سندويشات'),
  description: both('Toasted, cut in half, wrapped in paper.', 'محمّصة ومقصوصة نصين وملفوفة بورق.'),
  picture: 'club-sandwich',
  items: [
    {
      id: 501,
      name: both('House Club', 'كلوب البيت'),
      description: both(
        'Chicken, turkey, egg and cheese on three slices, with chips.',
        'دجاج وتركي وبيض وجبن في ثلاث طبقات توست، ومعاه بطاط.',
      ),
      price: 27_00,
      picture: 'club-sandwich',
      calories: 690,
      allergens: {
        gluten: 'contains',
        milk: 'contains',
        eggs: 'contains',
        mustard: 'contains',
        soy: 'may-contain',
      },
      ingredients: [
        { id: 5011, name: both('Egg', 'بيض'), removable: true },
        { id: 5012, name: both('Cheese', 'جبن'), removable: true },
        { id: 5013, name: both('Tomato', 'طماط'), removable: true },
      ],
    },
    {
      id: 502,
      name: both('Halloumi and Pesto', 'حلوم وبيستو'),
      description: both(
        'Grilled halloumi, basil pesto and tomato in a baguette.',
        'حلوم مشوي مع بيستو ريحان وطماط في خبز باغيت.',
      ),
      price: 24_00,
      picture: 'baguette',
      calories: 610,
      labels: ['vegetarian'],
      allergens: { gluten: 'contains', milk: 'contains', nuts: 'contains' },
    },
    {
      id: 503,
      name: both('Egg Samoon', 'صمون بيض'),
      description: both(
        'Boiled egg, mayonnaise, black pepper and hot sauce. The school canteen, remembered kindly.',
        'بيض مسلوق ومايونيز وفلفل أسود وصوص حار، طعم مقصف المدرسة.',
      ),
      price: 9_00,
      picture: 'egg-sandwich',
      calories: 390,
      labels: ['vegetarian'],
      allergens: { gluten: 'contains', eggs: 'contains', mustard: 'contains' },
      modifierGroups: [6],
    },
  ],
}

export const snacks: CategorySeed = {
  id: 6,
  name: both('Snacks', 'خفايف'),
  description: both('Something for the other hand.', 'شي حق الإيد الثانية.'),
  picture: 'fries',
  items: [
    {
      id: 601,
      name: both('Vegetable Samosa', 'سمبوسة خضار'),
      description: both('Three pieces with tamarind chutney.', 'ثلاث حبات مع تشتني تمر هندي.'),
      price: 6_00,
      picture: 'samosa',
      calories: 330,
      labels: ['vegan', 'popular'],
      allergens: { gluten: 'contains', mustard: 'may-contain' },
    },
    {
      id: 602,
      name: both('Masala Fries', 'بطاط مسالا'),
      description: both(
        'Tossed in chaat masala and dried lime.',
        'بطاط مقلي مرشوش تشات مسالا ولومي.',
      ),
      price: 11_00,
      picture: 'fries',
      calories: 390,
      labels: ['vegan', 'spicy'],
      modifierGroups: [7],
    },
    {
      id: 603,
      name: both('Dango', 'دنقو'),
      description: both(
        'Chickpeas boiled with red chilli, served in a cup with their broth.',
        'نخي مسلوق بالفلفل الأحمر، في كوب مع مرقته.',
      ),
      price: 9_00,
      picture: null,
      calories: 240,
      labels: ['vegan', 'spicy'],
      allergens: {},
    },
  ],
}

export const sweets: CategorySeed = {
  id: 7,
  name: both('Sweets', 'الحلو'),
  description: both('Karak was made to be followed.', 'الكرك ما يكمل إلا بحلو وراه.'),
  picture: 'luqaimat',
  items: [
    {
      id: 701,
      name: both('Luqaimat', 'لقيمات'),
      description: both(
        'Fifteen golden dumplings, crisp outside, hollow inside, sesame on top.',
        'خمستعشر حبة مقرمشة ومجوّفة، وفوقها سمسم.',
      ),
      price: 19_00,
      picture: 'luqaimat',
      calories: 480,
      labels: ['popular', 'vegetarian'],
      allergens: { gluten: 'contains', milk: 'contains', sesame: 'contains' },
      modifierGroups: [8],
    },
    {
      id: 702,
      name: both('Saffron Milk Cake', 'كيكة الحليب بالزعفران'),
      description: both(
        'Soft sponge soaked in three milks, with rose petals.',
        'كيكة طرية غرقانة بثلاثة أنواع حليب، وفوقها ورد.',
      ),
      price: 26_00,
      picture: 'saffron-milk-cake',
      calories: 430,
      labels: ['vegetarian'],
      allergens: { gluten: 'contains', milk: 'contains', eggs: 'contains', nuts: 'may-contain' },
    },
    {
      id: 703,
      name: both('Date and Tahini Cookie', 'كوكيز تمر وطحينة'),
      description: both(
        'Baked every afternoon, best with house karak.',
        'نخبزه كل عصر، وأطيب شي مع كرك البيت.',
      ),
      price: 10_00,
      picture: 'cookies',
      calories: 290,
      labels: ['vegetarian', 'new'],
      allergens: { gluten: 'contains', milk: 'contains', eggs: 'contains', sesame: 'contains' },
    },
    {
      id: 704,
      name: both('Umm Ali', 'أم علي'),
      description: both(
        'Warm bread pudding with pistachio and cream.',
        'أم علي دافية بالفستق والقشطة.',
      ),
      price: 22_00,
      picture: 'umm-ali',
      calories: 510,
      labels: ['vegetarian'],
    },
  ],
}
