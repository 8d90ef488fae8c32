import type { CategorySeed } from '@sufra/api/planting/brand-seed'
import { both } from '@sufra/api/planting/testing/english-and-arabic'

export const sharingTrays: CategorySeed = {
  id: 8,
  name: both('Sharing Trays', 'صواني المشاركة'),
  description: both('Sit close. There is one tray.', 'اقتربوا، الصينية وحدة.'),
  picture: 'family-meal',
  items: [
    {
      id: 801,
      name: both('House Tray for Two', 'صينية البيت لشخصين'),
      description: both(
        'A soup each, two mains, one sweet to share and kahwa.',
        'شوربتين وطبقين رئيسيين وحلا للمشاركة وقهوة.',
      ),
      price: 8_900,
      picture: 'family-meal',
      calories: 2150,
      labels: ['popular'],
      combo: [
        {
          id: 8011,
          name: both('Two soups', 'شوربتين'),
          quantity: 2,
          options: [
            { item: 102, extra: 0 },
            { item: 101, extra: 300 },
          ],
        },
        {
          id: 8012,
          name: both('Two mains', 'طبقين رئيسيين'),
          quantity: 2,
          options: [
            { item: 301, extra: 0 },
            { item: 304, extra: 0 },
            { item: 303, extra: 1_200 },
            { item: 302, extra: 1_500 },
          ],
        },
        {
          id: 8013,
          name: both('One sweet', 'حلا'),
          quantity: 1,
          options: [
            { item: 603, extra: 0 },
            { item: 604, extra: 0 },
          ],
        },
        {
          id: 8014,
          name: both('To finish', 'الختام'),
          quantity: 1,
          options: [
            { item: 701, extra: 0 },
            { item: 702, extra: 0 },
          ],
        },
      ],
    },
    {
      id: 802,
      name: both('Mishkak Evening', 'سهرة مشاكيك'),
      description: both(
        'Three plates of skewers, bread and three cold drinks.',
        'ثلاثة أطباق مشاكيك وخبز وثلاثة مشروبات باردة.',
      ),
      price: 6_900,
      picture: 'kebab',
      calories: 1820,
      combo: [
        {
          id: 8021,
          name: both('Three plates', 'ثلاثة أطباق'),
          quantity: 3,
          options: [
            { item: 401, extra: 0 },
            { item: 402, extra: 0 },
          ],
        },
        {
          id: 8022,
          name: both('Bread', 'الخبز'),
          quantity: 1,
          options: [{ item: 104, extra: 0 }],
        },
        {
          id: 8023,
          name: both('Three drinks', 'ثلاثة مشروبات'),
          quantity: 3,
          options: [
            { item: 703, extra: 0 },
            { item: 705, extra: 0 },
            { item: 706, extra: 0 },
          ],
        },
      ],
    },
  ],
}
