import type { CategorySeed, ComboStepSeed } from '@sufra/api/planting/brand-seed'
import { both } from '@sufra/api/planting/testing/english-and-arabic'

const side: ComboStepSeed['options'] = [
  { item: 1001, extra: 0 },
  { item: 1003, extra: 4_00 },
  { item: 1004, extra: 0 },
]

const drink: ComboStepSeed['options'] = [
  { item: 1305, extra: 0 },
  { item: 1306, extra: 0 },
  { item: 1304, extra: 0 },
  { item: 1303, extra: 6_00 },
]

export const combos: CategorySeed = {
  id: 3,
  name: both('Meals and Combos', 'الوجبات والكومبو'),
  description: both(
    'A main, a side and a drink for less than the sum of them, and boxes that feed the house.',
    'طبق رئيسي وجانبي ومشروب بسعر أوفر، وبوكسات تكفي البيت كله.',
  ),
  picture: 'family-meal',
  items: [
    {
      id: 301,
      name: both('Shawarma Meal', 'وجبة شاورما'),
      description: both(
        'Any shawarma sandwich with a side and a cold drink.',
        'أي ساندويتش شاورما مع طبق جانبي ومشروب بارد.',
      ),
      price: 24_00,
      picture: 'shawarma-meal',
      calories: 890,
      labels: ['popular'],
      combo: [
        {
          id: 3011,
          name: both('Your shawarma', 'اختر الشاورما'),
          quantity: 1,
          options: [
            { item: 101, extra: 0 },
            { item: 102, extra: 3_00 },
            { item: 103, extra: 1_00 },
          ],
        },
        { id: 3012, name: both('Your side', 'اختر الطبق الجانبي'), quantity: 1, options: side },
        { id: 3013, name: both('Your drink', 'اختر المشروب'), quantity: 1, options: drink },
      ],
      prices: { 4: 23_00 },
    },
    {
      id: 302,
      name: both('Burger Meal', 'وجبة برجر'),
      description: both(
        'The burger you came for, fries to go with it and something cold.',
        'البرجر اللي جاي عشانه، ومعه بطاطس ومشروب بارد.',
      ),
      price: 36_00,
      picture: 'burger-meal',
      calories: 1080,
      combo: [
        {
          id: 3021,
          name: both('Your burger', 'اختر البرجر'),
          quantity: 1,
          options: [
            { item: 401, extra: 0 },
            { item: 403, extra: 0 },
            { item: 402, extra: 8_00 },
            { item: 405, extra: 0 },
          ],
        },
        { id: 3022, name: both('Your side', 'اختر الطبق الجانبي'), quantity: 1, options: side },
        { id: 3023, name: both('Your drink', 'اختر المشروب'), quantity: 1, options: drink },
      ],
    },
    {
      id: 303,
      name: both('Grill for Two', 'مشاوي لشخصين'),
      description: both(
        'Two plates off the charcoal, a mezze to start and two drinks.',
        'طبقين مشاوي على الفحم، ومعها مقبّل ومشروبين.',
      ),
      price: 95_00,
      picture: 'mixed-grill',
      calories: 1950,
      excludedLocations: [2],
      combo: [
        {
          id: 3031,
          name: both('Two grill plates', 'طبقين مشاوي'),
          quantity: 2,
          options: [
            { item: 501, extra: 0 },
            { item: 502, extra: 3_00 },
            { item: 505, extra: 0 },
          ],
        },
        {
          id: 3032,
          name: both('A mezze to start', 'مقبّل للبداية'),
          quantity: 1,
          options: [
            { item: 801, extra: 0 },
            { item: 803, extra: 0 },
            { item: 901, extra: 2_00 },
          ],
        },
        { id: 3033, name: both('Two drinks', 'مشروبين'), quantity: 2, options: drink },
      ],
    },
    {
      id: 304,
      name: both('Family Box', 'بوكس العائلة'),
      description: both(
        'Four sandwiches, two mezze, two sides and a sweet for the middle of the table.',
        'أربعة ساندويتشات ومقبّلين وطبقين جانبيين وحلا يتوسّط السفرة.',
      ),
      price: 105_00,
      picture: 'family-meal',
      calories: 3900,
      labels: ['popular'],
      combo: [
        {
          id: 3041,
          name: both('Four sandwiches', 'أربعة ساندويتشات'),
          quantity: 4,
          options: [
            { item: 101, extra: 0 },
            { item: 102, extra: 3_00 },
            { item: 201, extra: 0 },
            { item: 203, extra: 5_00 },
          ],
        },
        {
          id: 3042,
          name: both('Two mezze', 'مقبّلين'),
          quantity: 2,
          options: [
            { item: 801, extra: 0 },
            { item: 803, extra: 0 },
            { item: 902, extra: 2_00 },
          ],
        },
        {
          id: 3043,
          name: both('Two sides', 'طبقين جانبيين'),
          quantity: 2,
          options: side,
        },
        {
          id: 3044,
          name: both('One sweet', 'حلا واحد'),
          quantity: 1,
          options: [
            { item: 1104, extra: 0 },
            { item: 1105, extra: 0 },
            { item: 1101, extra: 6_00 },
          ],
        },
      ],
    },
    {
      id: 305,
      name: both('Manakish Duo', 'دويتو مناقيش'),
      description: both(
        'Two manakish from the oven and two glasses of tea or karak.',
        'منقوشتين من الفرن مع كاستين شاي أو كرك.',
      ),
      price: 27_00,
      picture: 'manakish',
      calories: 960,
      combo: [
        {
          id: 3051,
          name: both('Two manakish', 'منقوشتين'),
          quantity: 2,
          options: [
            { item: 601, extra: 0 },
            { item: 602, extra: 3_00 },
            { item: 603, extra: 2_00 },
            { item: 605, extra: 3_00 },
          ],
        },
        {
          id: 3052,
          name: both('Two hot drinks', 'مشروبين حارين'),
          quantity: 2,
          options: [
            { item: 1203, extra: 0 },
            { item: 1202, extra: 1_00 },
          ],
        },
      ],
    },
    {
      id: 306,
      name: both('Little Saj Box', 'بوكس الصغار'),
      description: both(
        'A smaller appetite, the same kitchen: a main, fries and a drink.',
        'للصغار من نفس المطبخ: طبق رئيسي وبطاطس ومشروب.',
      ),
      price: 22_00,
      picture: 'chicken-burger',
      calories: 640,
      combo: [
        {
          id: 3061,
          name: both('The main', 'الطبق الرئيسي'),
          quantity: 1,
          options: [
            { item: 101, extra: 0 },
            { item: 602, extra: 0 },
            { item: 205, extra: 0 },
          ],
        },
        {
          id: 3062,
          name: both('The side', 'الطبق الجانبي'),
          quantity: 1,
          options: [
            { item: 1001, extra: 0 },
            { item: 1006, extra: 0 },
          ],
        },
        {
          id: 3063,
          name: both('The drink', 'المشروب'),
          quantity: 1,
          options: [
            { item: 1306, extra: 0 },
            { item: 1304, extra: 0 },
            { item: 1302, extra: 6_00 },
          ],
        },
      ],
    },
  ],
}
