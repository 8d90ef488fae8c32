import type { ModifierGroupSeed } from '@sufra/api/planting/brand-seed'
import { both } from '@sufra/api/planting/testing/english-and-arabic'
import { modifier } from '@sufra/api/planting/testing/modifier'

/** What goes with fries, sweets and drinks. */
export const sideAndDrinkGroups: ModifierGroupSeed[] = [
  {
    id: 8,
    name: both('Size', 'الحجم'),
    kind: 'size',
    minimum: 1,
    maximum: 1,
    modifiers: [
      modifier(801, 'Regular', 'عادي', 0, 0, { isDefault: true }),
      modifier(802, 'Large', 'كبير', 4_00, 150),
      modifier(803, 'To share', 'للمشاركة', 9_00, 380),
    ],
  },
  {
    id: 9,
    name: both('Size', 'الحجم'),
    kind: 'size',
    minimum: 1,
    maximum: 1,
    modifiers: [
      modifier(901, 'Regular', 'عادي', 0, 0, { isDefault: true }),
      modifier(902, 'Large', 'كبير', 4_00, 70),
    ],
  },
  {
    id: 10,
    name: both('Sugar', 'السكر'),
    kind: 'choice',
    minimum: 1,
    maximum: 1,
    modifiers: [
      modifier(1001, 'As it comes', 'مضبوط', 0, 0, { isDefault: true }),
      modifier(1002, 'Less sugar', 'سكر خفيف', 0, 0),
      modifier(1003, 'No added sugar', 'بدون سكر', 0, 0),
    ],
  },
  {
    id: 17,
    name: both('Milk', 'الحليب'),
    kind: 'choice',
    minimum: 1,
    maximum: 1,
    modifiers: [
      modifier(1701, 'Full fat', 'كامل الدسم', 0, 0, {
        isDefault: true,
        allergens: { milk: 'contains' },
      }),
      modifier(1702, 'Low fat', 'قليل الدسم', 0, 0, { allergens: { milk: 'contains' } }),
      modifier(1703, 'Oat', 'شوفان', 3_00, 0, { allergens: { gluten: 'may-contain' } }),
      modifier(1704, 'Almond', 'لوز', 3_00, 0, { allergens: { nuts: 'contains' } }),
    ],
  },
  {
    id: 18,
    name: both('Coffee extras', 'إضافات القهوة'),
    kind: 'extra',
    minimum: 0,
    maximum: 3,
    modifiers: [
      modifier(1801, 'Extra shot', 'شوت إضافي', 4_00, 5, { maximum: 2 }),
      modifier(1802, 'Vanilla syrup', 'سيرب فانيليا', 3_00, 60, { maximum: 2 }),
      modifier(1803, 'Cardamom', 'هيل', 1_00, 0),
    ],
  },
  {
    id: 19,
    name: both('Finish it with', 'زيّنها بـ'),
    kind: 'extra',
    minimum: 0,
    maximum: 3,
    modifiers: [
      modifier(1901, 'Crushed pistachio', 'فستق مجروش', 4_00, 60, {
        maximum: 2,
        allergens: { nuts: 'contains' },
      }),
      modifier(1902, 'Ashta clotted cream', 'قشطة', 4_00, 110, {
        maximum: 2,
        allergens: { milk: 'contains' },
      }),
      modifier(1903, 'Vanilla ice cream', 'آيس كريم فانيليا', 6_00, 140, {
        maximum: 2,
        allergens: { milk: 'contains', eggs: 'may-contain' },
      }),
    ],
  },
  {
    id: 22,
    name: both('Size', 'الحجم'),
    kind: 'size',
    minimum: 1,
    maximum: 1,
    modifiers: [
      modifier(2201, 'Regular', 'عادي', 0, 0, { isDefault: true }),
      modifier(2202, 'Pot for four', 'براد لأربعة أشخاص', 13_00, 120),
    ],
  },
]
