import type { CategorySeed } from '@sufra/api/planting/brand-seed'
import { both } from '@sufra/api/planting/testing/english-and-arabic'

export const shuwaAndSlowPots: CategorySeed = {
  id: 2,
  name: both('Shuwa and Slow Pots', 'الشواء والقدور'),
  description: both(
    'Cooked under the earth or over a low fire, for as long as it takes.',
    'تحت الأرض أو على نار هادية، وعلى مهلها.',
  ),
  picture: 'shuwa',
  items: [
    {
      id: 201,
      name: both('Lamb Shuwa', 'شواء لحم'),
      description: both(
        'Lamb in dried chilli and clove, wrapped in banana leaf and buried with embers for a day.',
        'لحم غنم متبّل بالبزار والقرنفل، ملفوف بورق الموز ومدفون في التنور يوم كامل.',
      ),
      price: 5_800,
      picture: 'shuwa',
      calories: 920,
      labels: ['popular'],
      allergens: { mustard: 'may-contain' },
      modifierGroups: [1, 2, 4],
      // The pit is opened for the weekend only.
      windows: [{ weekdays: [4, 5, 6], from: 12 * 60, to: 23 * 60 }],
    },
    {
      id: 202,
      name: both('Chicken Harees', 'هريس دجاج'),
      description: both(
        'Wheat and chicken beaten smooth, a well of ghee in the middle.',
        'حب ودجاج مضروب لين ينعم، وفي وسطه سمن عماني.',
      ),
      price: 2_400,
      picture: 'harees',
      calories: 540,
      allergens: { gluten: 'contains', milk: 'contains' },
      modifierGroups: [4],
    },
    {
      id: 203,
      name: both('Arsiya', 'عرسية'),
      description: both(
        'Rice and lamb cooked to velvet, with torsh, our sweet date and vinegar sauce.',
        'عيش ولحم مهروس ناعم، ومعه الترشة بالتمر والخل.',
      ),
      price: 2_900,
      picture: 'rice',
      calories: 610,
      allergens: { milk: 'contains', sulphites: 'may-contain' },
      modifierGroups: [4],
      ingredients: [
        { id: 2031, name: both('Torsh sauce', 'ترشة'), removable: true },
        { id: 2032, name: both('Ghee', 'سمن'), removable: true },
      ],
    },
    {
      id: 204,
      name: both('Lamb Saloona', 'صالونة لحم'),
      description: both(
        'A thin, bright stew with okra, potato and black lime.',
        'صالونة خفيفة بالبامية والبطاطس واللومي الأسود.',
      ),
      price: 3_400,
      picture: 'stew',
      calories: 580,
      allergens: { celery: 'may-contain' },
      modifierGroups: [2, 3, 4],
    },
  ],
}

export const riceDishes: CategorySeed = {
  id: 3,
  name: both('Majboos and Rice', 'المجبوس والعيش'),
  description: both(
    'One pot, the stock inside the rice, the meat on top.',
    'قدر واحد، المرق في العيش واللحم فوقه.',
  ),
  picture: 'kabsa',
  items: [
    {
      id: 301,
      name: both('Chicken Majboos', 'مجبوس دجاج'),
      description: both(
        'Half a chicken roasted after the pot, with raisins and fried onions.',
        'نصف دجاجة محمّرة بعد القدر، مع زبيب وبصل مقلي.',
      ),
      price: 2_900,
      picture: 'kabsa',
      calories: 890,
      labels: ['popular'],
      allergens: { sulphites: 'may-contain' },
      modifierGroups: [10, 3, 4],
      ingredients: [
        { id: 3011, name: both('Raisins', 'زبيب'), removable: true },
        { id: 3012, name: both('Fried onions', 'بصل مقلي'), removable: true },
      ],
      prices: { 2: 2_700 },
    },
    {
      id: 302,
      name: both('Lamb Qabuli', 'قبولي لحم'),
      description: both(
        'Lamb shank over rice with chickpeas, cinnamon and toasted cashew.',
        'موزة لحم على عيش بالحمص والقرفة والكاجو المحمّص.',
      ),
      price: 4_600,
      picture: 'lamb-rice',
      calories: 1020,
      allergens: { nuts: 'contains', milk: 'may-contain' },
      modifierGroups: [11, 3, 4],
      ingredients: [
        { id: 3021, name: both('Cashew', 'كاجو'), removable: true },
        { id: 3022, name: both('Chickpeas', 'حمص حب'), removable: true },
      ],
    },
    {
      id: 303,
      name: both('Prawn Majboos', 'مجبوس ربيان'),
      description: both(
        'Prawns from Masirah, their shells in the stock and dried lime in the rice.',
        'ربيان مصيرة، قشوره في المرق واللومي في العيش.',
      ),
      price: 4_300,
      picture: 'shrimp-rice',
      calories: 760,
      labels: ['new'],
      allergens: { crustaceans: 'contains', fish: 'may-contain', molluscs: 'may-contain' },
      modifierGroups: [11, 3, 4],
    },
    {
      id: 304,
      name: both('Chicken Madrouba', 'مضروبة دجاج'),
      description: both(
        'Rice, lentils and chicken beaten with a wooden spoon until they are one.',
        'عيش وعدس ودجاج مضروبين بالمضراب لين يصيروا شي واحد.',
      ),
      price: 2_500,
      picture: 'biryani',
      calories: 520,
      allergens: { milk: 'contains' },
      modifierGroups: [3, 4],
    },
  ],
}

export const mishkakAndGrill: CategorySeed = {
  id: 4,
  name: both('Mishkak and Grill', 'المشاكيك والمشاوي'),
  description: both(
    'The roadside skewers of every Muscat evening, with tamarind to dip.',
    'مشاكيك مسقط وقت العصر، ومعها صلصة تمر هندي.',
  ),
  picture: 'suya-skewers',
  items: [
    {
      id: 401,
      name: both('Beef Mishkak', 'مشكاك لحم'),
      description: both(
        'Five thin skewers in garlic, cumin and papaya, charred at the edges.',
        'خمسة أسياخ رفيعة متبّلة بالثوم والكمون والفيفاي، محمّرة على الأطراف.',
      ),
      price: 1_900,
      picture: 'suya-skewers',
      calories: 390,
      labels: ['popular'],
      allergens: {},
      modifierGroups: [5, 3, 4],
    },
    {
      id: 402,
      name: both('Chicken Mishkak', 'مشكاك دجاج'),
      description: both(
        'Five skewers in turmeric, lime and coconut cream.',
        'خمسة أسياخ بالكركم والليمون وحليب النارجيل.',
      ),
      price: 1_700,
      picture: 'chicken-skewers',
      calories: 360,
      allergens: {},
      modifierGroups: [5, 3, 4],
      prices: { 2: 1_600 },
    },
    {
      id: 403,
      name: both('Mixed Omani Grill', 'مشاوي عمانية مشكلة'),
      description: both(
        'Beef and chicken mishkak, a lamb chop and a kingfish steak.',
        'مشكاك لحم ودجاج وريشة غنم وقطعة كنعد.',
      ),
      price: 5_200,
      picture: 'mixed-grill',
      calories: 880,
      allergens: { fish: 'contains' },
      modifierGroups: [2, 4],
    },
  ],
}

export const fromTheSea: CategorySeed = {
  id: 5,
  name: both('From the Sea', 'من البحر'),
  description: both(
    'What the boats brought to Muttrah fish market this morning.',
    'صيد اليوم من سوق مطرح للأسماك.',
  ),
  picture: 'grilled-fish',
  items: [
    {
      id: 501,
      name: both('Kingfish Steak', 'كنعد'),
      description: both(
        'A thick cut with turmeric, garlic and lime, on rice with daqqus.',
        'شريحة سميكة بالكركم والثوم والليمون، مع عيش ودقوس.',
      ),
      price: 4_200,
      picture: 'grilled-fish',
      calories: 620,
      labels: ['popular'],
      allergens: { fish: 'contains' },
      modifierGroups: [6, 2, 4],
    },
    {
      id: 502,
      name: both('Fried Squid', 'حبار مقلي'),
      description: both(
        'Rings in rice flour and black pepper, with lime pickle.',
        'حلقات حبار بطحين الرز والفلفل الأسود، مع مخلل ليمون.',
      ),
      price: 2_600,
      picture: 'squid',
      calories: 430,
      allergens: { molluscs: 'contains', mustard: 'contains', gluten: 'may-contain' },
      modifierGroups: [4],
      outOfStockLocations: [2],
    },
    {
      id: 503,
      name: both('Dhofari Lobster', 'شارخة ظفارية'),
      description: both(
        'Split and grilled with garlic ghee, in season only.',
        'شارخة مشوية بالسمن والثوم، في موسمها فقط.',
      ),
      price: 9_500,
      picture: 'lobster',
      calories: 540,
      allergens: { crustaceans: 'contains', milk: 'contains' },
      modifierGroups: [2, 4],
      excludedLocations: [2],
      orderTypes: ['dine-in'],
    },
    {
      id: 504,
      name: both('Samak bil Narjeel', 'سمك بالنارجيل'),
      description: both(
        'Tuna in coconut milk with curry leaf, the way it came home from Zanzibar.',
        'جيذر في حليب النارجيل مع ورق الكاري، وصفة رجعت معنا من زنجبار.',
      ),
      price: 3_600,
      picture: 'curry',
      calories: 590,
      labels: ['spicy'],
      allergens: { fish: 'contains', mustard: 'contains' },
      modifierGroups: [2, 3, 4],
    },
  ],
}
