import type { ModifierGroupSeed } from '@sufra/api/planting/brand-seed'
import { both } from '@sufra/api/planting/testing/english-and-arabic'
import { modifier } from '@sufra/api/planting/testing/modifier'

/** What goes on or with the food. */
export const foodGroups: ModifierGroupSeed[] = [
  {
    id: 1,
    name: both('Size', 'الحجم'),
    kind: 'size',
    minimum: 1,
    maximum: 1,
    modifiers: [
      modifier(101, 'Regular', 'عادي', 0, 0, { isDefault: true }),
      modifier(102, 'Large', 'كبير', 6_00, 210),
    ],
  },
  {
    id: 2,
    name: both('Bread', 'نوع الخبز'),
    kind: 'choice',
    minimum: 1,
    maximum: 1,
    modifiers: [
      modifier(201, 'Saj bread', 'خبز صاج', 0, 0, {
        isDefault: true,
        allergens: { gluten: 'contains' },
      }),
      modifier(202, 'Samoon roll', 'صامولي', 0, 60, {
        allergens: { gluten: 'contains', milk: 'contains', sesame: 'may-contain' },
      }),
      modifier(203, 'Wholewheat saj', 'صاج بر', 1_00, 0, { allergens: { gluten: 'contains' } }),
    ],
  },
  {
    id: 3,
    name: both('Sauces', 'الصوصات'),
    kind: 'extra',
    minimum: 0,
    maximum: 4,
    modifiers: [
      modifier(301, 'Toum garlic sauce', 'ثومية', 2_00, 120, {
        maximum: 2,
        allergens: { eggs: 'contains' },
      }),
      modifier(302, 'Tahini', 'طحينة', 2_00, 90, { maximum: 2, allergens: { sesame: 'contains' } }),
      modifier(303, 'Hot shatta', 'شطة حارة', 1_00, 10, { maximum: 2 }),
      modifier(304, 'Pomegranate molasses', 'دبس رمان', 2_00, 45, {
        maximum: 2,
        allergens: { sulphites: 'may-contain' },
      }),
      modifier(305, 'Amba mango pickle', 'عمبة', 2_00, 25, {
        maximum: 2,
        allergens: { mustard: 'contains' },
      }),
    ],
  },
  {
    id: 4,
    name: both('Add to your sandwich', 'زوّد ساندويتشك'),
    kind: 'extra',
    minimum: 0,
    maximum: 5,
    modifiers: [
      modifier(401, 'Extra filling', 'حشوة زيادة', 8_00, 160, { maximum: 2 }),
      modifier(402, 'Melted cheese', 'جبنة سايحة', 4_00, 110, {
        maximum: 2,
        allergens: { milk: 'contains' },
      }),
      modifier(403, 'Fries inside', 'بطاطس داخل الساندويتش', 2_00, 120),
      modifier(404, 'Grilled halloumi', 'حلوم مشوي', 6_00, 150, {
        allergens: { milk: 'contains' },
      }),
      modifier(405, 'Avocado', 'أفوكادو', 6_00, 90, { outOfStockLocations: [2] }),
      modifier(406, 'Extra pickles', 'مخلل زيادة', 1_00, 5, {
        maximum: 3,
        allergens: { sulphites: 'may-contain' },
      }),
    ],
  },
  {
    id: 5,
    name: both('How hot?', 'كيف تحبها؟'),
    kind: 'choice',
    minimum: 1,
    maximum: 1,
    modifiers: [
      modifier(501, 'Medium', 'حار وسط', 0, 0, { isDefault: true }),
      modifier(502, 'Hot', 'حار', 0, 0),
      modifier(503, 'Fire', 'حار نار', 0, 0),
    ],
  },
  {
    id: 6,
    name: both('How would you like it cooked?', 'درجة الاستواء'),
    kind: 'choice',
    minimum: 1,
    maximum: 1,
    modifiers: [
      modifier(601, 'Medium', 'نصف استواء', 0, 0),
      modifier(602, 'Medium well', 'قريب الاستواء', 0, 0, { isDefault: true }),
      modifier(603, 'Well done', 'مستوي', 0, 0),
    ],
  },
  {
    id: 7,
    name: both('Burger extras', 'إضافات البرجر'),
    kind: 'extra',
    minimum: 0,
    maximum: 5,
    modifiers: [
      modifier(701, 'Extra beef patty', 'شريحة لحم إضافية', 11_00, 280, { maximum: 2 }),
      modifier(702, 'Cheddar slice', 'شريحة شيدر', 3_00, 80, {
        maximum: 3,
        allergens: { milk: 'contains' },
      }),
      modifier(703, 'Beef bacon', 'بيكون بقري', 6_00, 90, {
        maximum: 2,
        allergens: { soy: 'may-contain' },
      }),
      modifier(704, 'Fried egg', 'بيضة مقلية', 3_00, 95, { allergens: { eggs: 'contains' } }),
      modifier(705, 'Jalapeños', 'هالبينو', 2_00, 5, {
        maximum: 2,
        allergens: { sulphites: 'may-contain' },
      }),
      modifier(706, 'Caramelised onions', 'بصل مكرمل', 3_00, 45),
    ],
  },
  {
    id: 11,
    name: both('Choose two sides', 'اختر طبقين جانبيين'),
    kind: 'choice',
    minimum: 2,
    maximum: 2,
    modifiers: [
      modifier(1101, 'Vermicelli rice', 'رز بالشعيرية', 0, 240, {
        maximum: 2,
        allergens: { gluten: 'contains', milk: 'contains' },
      }),
      modifier(1102, 'Fries', 'بطاطس مقلية', 0, 260, {
        maximum: 2,
        allergens: { gluten: 'may-contain' },
      }),
      modifier(1103, 'Charred vegetables', 'خضار مشوية', 0, 90, { maximum: 2 }),
      modifier(1104, 'Small fattoush', 'فتوش صغير', 4_00, 130, {
        allergens: { gluten: 'contains' },
      }),
      modifier(1105, 'Small hummus', 'حمص صغير', 4_00, 190, { allergens: { sesame: 'contains' } }),
    ],
  },
  {
    id: 12,
    name: both('On the side', 'مع الطبق'),
    kind: 'choice',
    minimum: 0,
    maximum: 3,
    modifiers: [
      modifier(1201, 'Toum', 'ثومية', 0, 120, { maximum: 2, allergens: { eggs: 'contains' } }),
      modifier(1202, 'Tarator', 'طرطور', 0, 90, { maximum: 2, allergens: { sesame: 'contains' } }),
      modifier(1203, 'Chilli and tomato daqqus', 'دقوس', 0, 15, { maximum: 2 }),
      modifier(1204, 'Biwaz onions', 'بيواز', 0, 20, { maximum: 2 }),
    ],
  },
  {
    id: 13,
    name: both('Top your manousheh', 'زوّد منقوشتك'),
    kind: 'extra',
    minimum: 0,
    maximum: 4,
    modifiers: [
      modifier(1301, 'Extra akkawi', 'عكاوي زيادة', 4_00, 120, {
        maximum: 2,
        allergens: { milk: 'contains' },
      }),
      modifier(1302, 'Labneh', 'لبنة', 3_00, 70, { allergens: { milk: 'contains' } }),
      modifier(1303, 'Tomato, cucumber and mint', 'طماطم وخيار ونعناع', 3_00, 20),
      modifier(1304, 'Honey', 'عسل', 3_00, 60),
      modifier(1305, 'Baked egg', 'بيضة بالفرن', 3_00, 80, {
        maximum: 2,
        allergens: { eggs: 'contains' },
      }),
    ],
  },
  {
    id: 14,
    name: both('For dipping', 'للتغميس'),
    kind: 'extra',
    minimum: 0,
    maximum: 3,
    modifiers: [
      modifier(1401, 'Warm saj bread', 'خبز صاج حار', 3_00, 180, {
        maximum: 3,
        allergens: { gluten: 'contains' },
      }),
      modifier(1402, 'Vegetable sticks', 'أصابع خضار', 5_00, 35, {
        allergens: { celery: 'contains' },
      }),
    ],
  },
  {
    id: 15,
    name: both('Dressing', 'التتبيلة'),
    kind: 'choice',
    minimum: 1,
    maximum: 1,
    modifiers: [
      modifier(1501, 'Lemon and olive oil', 'ليمون وزيت زيتون', 0, 80, { isDefault: true }),
      modifier(1502, 'Sumac and pomegranate', 'سماق ودبس رمان', 0, 95, {
        allergens: { sulphites: 'may-contain' },
      }),
      modifier(1503, 'Yoghurt and mint', 'زبادي ونعناع', 0, 60, {
        allergens: { milk: 'contains' },
      }),
      modifier(1504, 'No dressing', 'بدون تتبيلة', 0, 0),
    ],
  },
  {
    id: 16,
    name: both('Make it a meal', 'خلّها وجبة'),
    kind: 'extra',
    minimum: 0,
    maximum: 2,
    modifiers: [
      modifier(1601, 'Grilled chicken', 'دجاج مشوي', 10_00, 170, {
        maximum: 2,
        allergens: { milk: 'contains' },
      }),
      modifier(1602, 'Falafel, four pieces', 'أربع حبات فلافل', 6_00, 230, {
        allergens: { sesame: 'contains' },
      }),
      modifier(1603, 'Grilled halloumi', 'حلوم مشوي', 9_00, 210, {
        allergens: { milk: 'contains' },
      }),
    ],
  },
  {
    id: 20,
    name: both('Dips', 'تغميسات'),
    kind: 'extra',
    minimum: 0,
    maximum: 4,
    modifiers: [
      modifier(2001, 'Toum', 'ثومية', 2_00, 120, { maximum: 3, allergens: { eggs: 'contains' } }),
      modifier(2002, 'Warm cheese sauce', 'صوص جبنة دافئ', 4_00, 110, {
        maximum: 2,
        allergens: { milk: 'contains' },
      }),
      modifier(2003, 'Spicy mayo', 'مايونيز حار', 2_00, 130, {
        maximum: 3,
        allergens: { eggs: 'contains', mustard: 'contains' },
      }),
      modifier(2004, 'Ketchup', 'كاتشب', 0, 15, { maximum: 3 }),
    ],
  },
  {
    id: 21,
    name: both('Your eggs', 'كيف تحب البيض؟'),
    kind: 'choice',
    minimum: 1,
    maximum: 1,
    modifiers: [
      modifier(2101, 'Sunny side up', 'عيون', 0, 0, { isDefault: true }),
      modifier(2102, 'Scrambled', 'مخفوق', 0, 30, { allergens: { milk: 'contains' } }),
      modifier(2103, 'Omelette', 'أومليت', 0, 40, { allergens: { milk: 'contains' } }),
    ],
  },
]
