import type { CategorySeed } from '@sufra/api/planting/brand-seed'
import { both } from '@sufra/api/planting/testing/english-and-arabic'

export const trays: CategorySeed = {
  id: 9,
  name: both('Trays', 'صواني'),
  description: both('One for you, one for the majlis.', 'وحدة لك، ووحدة للمجلس.'),
  picture: 'family-meal',
  items: [
    {
      id: 901,
      name: both('Regag and Karak', 'رقاق وكرك'),
      description: both('A filled regag and a cup beside it.', 'رقاق محشي وكوب كرك جنبه.'),
      price: 13_00,
      picture: 'saj-bread',
      calories: 560,
      labels: ['popular'],
      combo: [
        {
          id: 9011,
          name: both('Your regag', 'اختر الرقاق'),
          quantity: 1,
          options: [
            { item: 301, extra: 0 },
            { item: 302, extra: 0 },
            { item: 303, extra: 0 },
            { item: 304, extra: 0 },
          ],
        },
        {
          id: 9012,
          name: both('Your cup', 'اختر الكوب'),
          quantity: 1,
          options: [
            { item: 101, extra: 0 },
            { item: 103, extra: 1_00 },
            { item: 102, extra: 3_00 },
            { item: 104, extra: 0 },
          ],
        },
      ],
    },
    {
      id: 902,
      name: both('Majlis Tray', 'صينية المجلس'),
      description: both(
        'Four rolls, two snacks, luqaimat and six cups. For when cousins appear.',
        'أربع رولات وخفايف ولقيمات وست كاسات كرك، حق جمعة الأهل.',
      ),
      price: 85_00,
      picture: 'family-meal',
      calories: 3400,
      combo: [
        {
          id: 9021,
          name: both('Four rolls', 'أربع رولات'),
          quantity: 4,
          options: [
            { item: 401, extra: 0 },
            { item: 402, extra: 0 },
            { item: 403, extra: 1_00 },
            { item: 404, extra: 0 },
          ],
        },
        {
          id: 9022,
          name: both('Two snacks', 'صنفين خفايف'),
          quantity: 2,
          options: [
            { item: 601, extra: 0 },
            { item: 602, extra: 0 },
            { item: 603, extra: 0 },
          ],
        },
        {
          id: 9023,
          name: both('Something sweet', 'شي حلو'),
          quantity: 1,
          options: [
            { item: 701, extra: 0 },
            { item: 702, extra: 5_00 },
          ],
        },
        {
          id: 9024,
          name: both('Six cups', 'ست كاسات'),
          quantity: 6,
          options: [
            { item: 101, extra: 0 },
            { item: 103, extra: 1_00 },
            { item: 104, extra: 0 },
          ],
        },
      ],
    },
  ],
}
