import type { ModifierGroupSeed } from '@sufra/api/planting/brand-seed'
import { both } from '@sufra/api/planting/testing/english-and-arabic'
import { modifier } from '@sufra/api/planting/testing/modifier'

export const modifierGroups: ModifierGroupSeed[] = [
  {
    id: 1,
    name: both('Size', 'الحجم'),
    kind: 'size',
    minimum: 1,
    maximum: 1,
    modifiers: [
      modifier(101, 'Regular', 'عادي', 0, 0, { isDefault: true }),
      modifier(102, 'Large', 'كبير', 2_00, 60),
    ],
  },
  {
    id: 2,
    name: both('Sugar', 'السكر'),
    kind: 'choice',
    minimum: 1,
    maximum: 1,
    modifiers: [
      modifier(201, 'House sweet', 'سكر البيت', 0, 0, { isDefault: true }),
      modifier(202, 'Light sugar', 'سكر خفيف', 0, 0),
      modifier(203, 'No sugar', 'بدون سكر', 0, 0),
    ],
  },
  {
    id: 3,
    name: both('Spice it', 'زيد عليه'),
    kind: 'extra',
    minimum: 0,
    maximum: 3,
    modifiers: [
      modifier(301, 'Extra cardamom', 'هيل زيادة', 1_00, 0, { maximum: 2 }),
      modifier(302, 'Fresh ginger', 'زنجبيل طازج', 1_00, 5),
      modifier(303, 'Saffron threads', 'خيوط زعفران', 3_00, 0, { outOfStockLocations: [3] }),
    ],
  },
  {
    id: 4,
    name: both('Milk', 'الحليب'),
    kind: 'choice',
    minimum: 1,
    maximum: 1,
    modifiers: [
      modifier(401, 'Full cream', 'كامل الدسم', 0, 0, {
        isDefault: true,
        allergens: { milk: 'contains' },
      }),
      modifier(402, 'Skimmed', 'خالي الدسم', 0, 0, { allergens: { milk: 'contains' } }),
      modifier(403, 'Oat', 'شوفان', 3_00, 10, { allergens: { gluten: 'may-contain' } }),
      modifier(404, 'Camel milk', 'حليب النوق', 5_00, 15, { allergens: { milk: 'contains' } }),
    ],
  },
  {
    id: 5,
    name: both('Inside your regag', 'داخل الرقاق'),
    kind: 'extra',
    minimum: 0,
    maximum: 4,
    modifiers: [
      modifier(501, 'Cheese spread', 'جبن كاسات', 3_00, 90, {
        maximum: 2,
        allergens: { milk: 'contains' },
      }),
      modifier(502, 'Egg', 'بيض', 2_00, 75, { maximum: 2, allergens: { eggs: 'contains' } }),
      modifier(503, 'Crushed Oman chips', 'جبس عمان مطحون', 2_00, 80, {
        maximum: 2,
        allergens: { milk: 'may-contain', soy: 'may-contain' },
      }),
      modifier(504, 'Mahyawa', 'مهياوة', 2_00, 15, {
        allergens: { fish: 'contains', mustard: 'contains' },
      }),
      modifier(505, 'Honey', 'عسل', 3_00, 60),
    ],
  },
  {
    id: 6,
    name: both('Add to your roll', 'زيد على الرول'),
    kind: 'extra',
    minimum: 0,
    maximum: 3,
    modifiers: [
      modifier(601, 'Fried egg', 'بيض مقلي', 3_00, 95, { allergens: { eggs: 'contains' } }),
      modifier(602, 'Cheese', 'جبن', 3_00, 90, { maximum: 2, allergens: { milk: 'contains' } }),
      modifier(603, 'Hot sauce', 'صوص حار', 1_00, 10, { maximum: 2 }),
      modifier(604, 'Mint chutney', 'تشتني بالنعناع', 1_00, 15, { maximum: 2 }),
    ],
  },
  {
    id: 7,
    name: both('How spicy?', 'كم تباه حار؟'),
    kind: 'choice',
    minimum: 1,
    maximum: 1,
    modifiers: [
      modifier(701, 'Mild', 'عادي', 0, 0, { isDefault: true }),
      modifier(702, 'Spicy', 'حار', 0, 0),
      modifier(703, 'Very spicy', 'حار وايد', 0, 0),
    ],
  },
  {
    id: 8,
    name: both('Poured over', 'شو نصب عليه؟'),
    kind: 'choice',
    minimum: 1,
    maximum: 2,
    modifiers: [
      modifier(801, 'Date syrup', 'دبس تمر', 0, 90, { isDefault: true }),
      modifier(802, 'Wild honey', 'عسل بري', 3_00, 80),
      modifier(803, 'Pistachio cream', 'كريمة فستق', 5_00, 130, {
        allergens: { milk: 'contains', nuts: 'contains' },
      }),
      modifier(804, 'Lotus spread', 'صوص لوتس', 4_00, 140, {
        allergens: { gluten: 'contains', soy: 'contains' },
      }),
    ],
  },
  {
    id: 9,
    name: both('Coffee extras', 'إضافات القهوة'),
    kind: 'extra',
    minimum: 0,
    maximum: 2,
    modifiers: [
      modifier(901, 'Extra shot', 'شوت زيادة', 4_00, 5, { maximum: 2 }),
      modifier(902, 'Rose syrup', 'شراب ورد', 3_00, 55),
    ],
  },
]
