import type { LocationSeed } from '@sufra/api/planting/brand-seed'
import { both } from '@sufra/api/planting/testing/english-and-arabic'

const weekdays = [0, 1, 2, 3, 4, 5, 6]

const nationalDay = {
  date: '2026-12-02',
  name: both('Eid Al Etihad', 'عيد الاتحاد'),
  opens: 7 * 60,
  closes: 27 * 60,
}

/** Tea is poured, not cooked. */
const kitchen: LocationSeed['kitchen'] = { preparationMinutes: 8, slotMinutes: 10 }

export const locations: LocationSeed[] = [
  {
    id: 1,
    name: both('Jumeirah', 'جميرا'),
    line1: both('Jumeirah Beach Road, Jumeirah 1', 'شارع شاطئ جميرا، جميرا 1'),
    city: both('Dubai', 'دبي'),
    lat: 25.216,
    long: 55.253,
    telephone: '+971 4 555 0118',
    curbside: true,
    orderTypes: ['to-go', 'eat-in', 'dine-in', 'deliver', 'curbside'],
    hours: [
      { weekday: 0, opens: 7 * 60, closes: 25 * 60 },
      { weekday: 1, opens: 7 * 60, closes: 25 * 60 },
      { weekday: 2, opens: 7 * 60, closes: 25 * 60 },
      { weekday: 3, opens: 7 * 60, closes: 25 * 60 },
      { weekday: 4, opens: 7 * 60, closes: 25 * 60 },
      { weekday: 5, opens: 7 * 60, closes: 26 * 60 },
      { weekday: 6, opens: 7 * 60, closes: 26 * 60 },
    ],
    holidays: [nationalDay],
    zones: [
      {
        id: 11,
        name: both('Jumeirah and Al Wasl', 'جميرا والوصل'),
        polygon: [
          [55.221, 25.186],
          [55.245, 25.178],
          [55.271, 25.196],
          [55.284, 25.222],
          [55.272, 25.243],
          [55.25, 25.235],
          [55.226, 25.208],
          [55.221, 25.186],
        ],
        minimum: 25_00,
        charge: 8_00,
      },
    ],
    inactiveCategories: [],
    kitchen,
  },
  {
    id: 2,
    name: both('Al Barsha', 'البرشاء'),
    line1: both('Al Barsha Road, Al Barsha 1', 'شارع البرشاء، البرشاء 1'),
    city: both('Dubai', 'دبي'),
    lat: 25.113,
    long: 55.196,
    telephone: '+971 4 555 0173',
    curbside: true,
    orderTypes: ['to-go', 'eat-in', 'dine-in', 'deliver', 'curbside'],
    // Never closes: the taxi drivers would not forgive it.
    hours: weekdays.map((weekday) => ({ weekday, opens: 0, closes: 24 * 60 })),
    holidays: [],
    zones: [
      {
        id: 21,
        name: both('Al Barsha and Barsha Heights', 'البرشاء وبرشاء هايتس'),
        polygon: [
          [55.168, 25.104],
          [55.182, 25.086],
          [55.211, 25.084],
          [55.229, 25.102],
          [55.223, 25.127],
          [55.198, 25.138],
          [55.176, 25.124],
          [55.168, 25.104],
        ],
        minimum: 20_00,
        charge: 7_00,
      },
      {
        id: 22,
        name: both('Dubai Marina and JLT', 'دبي مارينا وأبراج بحيرات جميرا'),
        polygon: [
          [55.168, 25.104],
          [55.15, 25.104],
          [55.128, 25.086],
          [55.131, 25.068],
          [55.158, 25.062],
          [55.182, 25.086],
          [55.168, 25.104],
        ],
        minimum: 40_00,
        charge: 12_00,
      },
    ],
    inactiveCategories: [],
    kitchen,
  },
  {
    id: 3,
    name: both('Al Majaz', 'المجاز'),
    line1: both('Corniche Street, Al Majaz 3', 'شارع الكورنيش، المجاز 3'),
    city: both('Sharjah', 'الشارقة'),
    lat: 25.3235,
    long: 55.3855,
    telephone: '+971 6 555 0154',
    curbside: false,
    orderTypes: ['to-go', 'eat-in', 'deliver'],
    hours: weekdays.map((weekday) => ({ weekday, opens: 6 * 60 + 30, closes: 25 * 60 })),
    holidays: [nationalDay],
    zones: [
      {
        id: 31,
        name: both('Al Majaz and Al Khan', 'المجاز والخان'),
        polygon: [
          [55.361, 25.314],
          [55.377, 25.298],
          [55.404, 25.302],
          [55.415, 25.323],
          [55.406, 25.344],
          [55.384, 25.352],
          [55.364, 25.338],
          [55.361, 25.314],
        ],
        minimum: 25_00,
        charge: 9_00,
      },
    ],
    inactiveCategories: [5],
    kitchen,
  },
]
