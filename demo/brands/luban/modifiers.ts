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
      modifier(102, 'For two', 'لشخصين', 5_000, 920),
      modifier(103, 'Tray for five', 'صينية لخمسة', 19_500, 3680),
    ],
  },
  {
    id: 2,
    name: both('Rice', 'العيش'),
    kind: 'choice',
    minimum: 1,
    maximum: 1,
    modifiers: [
      modifier(201, 'Saffron basmati', 'عيش بالزعفران', 0, 0, { isDefault: true }),
      modifier(202, 'Qabuli rice', 'عيش قبولي', 300, 60, { allergens: { nuts: 'contains' } }),
      modifier(203, 'White rice', 'عيش أبيض', 0, 0),
    ],
  },
  {
    id: 3,
    name: both('How hot?', 'كم تحبه حار؟'),
    kind: 'choice',
    minimum: 1,
    maximum: 1,
    modifiers: [
      modifier(301, 'Gentle', 'خفيف', 0, 0, { isDefault: true }),
      modifier(302, 'Hot', 'حار', 0, 0),
      modifier(303, 'Zanzibari hot', 'حار زنجباري', 0, 0),
    ],
  },
  {
    id: 4,
    name: both('On the side', 'مع الطبق'),
    kind: 'extra',
    minimum: 0,
    maximum: 4,
    modifiers: [
      modifier(401, 'Tomato daqqus', 'دقوس طماطم', 200, 20, { maximum: 2 }),
      modifier(402, 'Date and tamarind chutney', 'صلصة تمر وتمر هندي', 300, 60, { maximum: 2 }),
      modifier(403, 'Yoghurt and cucumber', 'روب بالخيار', 400, 70, {
        maximum: 2,
        allergens: { milk: 'contains' },
      }),
      modifier(404, 'Rakhal bread', 'خبز رخال', 300, 140, {
        maximum: 4,
        allergens: { gluten: 'contains' },
      }),
      modifier(405, 'Grilled dried lime', 'لومي مشوي', 100, 5),
    ],
  },
  {
    id: 5,
    name: both('Skewers', 'عدد الأسياخ'),
    kind: 'size',
    minimum: 1,
    maximum: 1,
    modifiers: [
      modifier(501, 'Regular', 'عادي', 0, 0, { isDefault: true }),
      modifier(502, 'Ten skewers', 'عشرة أسياخ', 1_800, 390),
    ],
  },
  {
    id: 6,
    name: both('How is it cooked?', 'كيف تحب السمك؟'),
    kind: 'choice',
    minimum: 1,
    maximum: 1,
    modifiers: [
      modifier(601, 'Charcoal-grilled', 'مشوي على الفحم', 0, 0, { isDefault: true }),
      modifier(602, 'Pan-fried', 'مقلي', 0, 120, { allergens: { gluten: 'contains' } }),
    ],
  },
  {
    id: 7,
    name: both('Box', 'العلبة'),
    kind: 'size',
    minimum: 1,
    maximum: 1,
    modifiers: [
      modifier(701, 'Regular', 'عادي', 0, 0, { isDefault: true }),
      modifier(702, 'Half a kilo', 'نصف كيلو', 2_200, 960),
      modifier(703, 'One kilo', 'كيلو', 6_200, 2880),
    ],
  },
  {
    id: 8,
    name: both('Finish with', 'زيّنها بـ'),
    kind: 'extra',
    minimum: 0,
    maximum: 2,
    modifiers: [
      modifier(801, 'Date syrup', 'دبس تمر', 200, 60),
      modifier(802, 'Pistachio', 'فستق', 400, 60, { maximum: 2, allergens: { nuts: 'contains' } }),
      modifier(803, 'Crumbled halwa', 'حلوى عمانية', 500, 110, {
        allergens: { milk: 'contains', nuts: 'contains' },
      }),
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
      modifier(902, 'Large', 'كبير', 500, 80),
    ],
  },
  {
    id: 10,
    name: both('Size', 'الحجم'),
    kind: 'size',
    minimum: 1,
    maximum: 1,
    modifiers: [
      modifier(1001, 'Regular', 'عادي', 0, 0, { isDefault: true }),
      modifier(1002, 'For two', 'لشخصين', 2_500, 890),
      modifier(1003, 'Tray for five', 'صينية لخمسة', 9_500, 3560),
    ],
  },
  {
    id: 11,
    name: both('Size', 'الحجم'),
    kind: 'size',
    minimum: 1,
    maximum: 1,
    modifiers: [
      modifier(1101, 'Regular', 'عادي', 0, 0, { isDefault: true }),
      modifier(1102, 'For two', 'لشخصين', 3_600, 890),
      modifier(1103, 'Tray for five', 'صينية لخمسة', 14_500, 3560),
    ],
  },
]
