import type { LocationSeed } from '@sufra/api/planting/brand-seed'

const WEEK = [0, 1, 2, 3, 4, 5, 6]
const WEEKEND_NIGHTS = [5, 6]

const CHRISTMAS: LocationSeed['holidays'][number] = {
  date: '2026-12-25',
  name: { 'en-us': 'Christmas Day' },
  opens: null,
  closes: null,
}

export const locations: LocationSeed[] = [
  {
    id: 1,
    name: { 'en-us': 'Victoria Island' },
    line1: { 'en-us': '27 Adeola Odeku Street' },
    city: { 'en-us': 'Lagos' },
    lat: 6.4303,
    long: 3.4186,
    telephone: '+2342012807140',
    curbside: false,
    orderTypes: ['deliver', 'pickup', 'eat-in'],
    hours: WEEK.map((weekday) => ({
      weekday,
      opens: 12 * 60,
      closes: WEEKEND_NIGHTS.includes(weekday) ? 24 * 60 : 23 * 60,
    })),
    holidays: [CHRISTMAS],
    zones: [
      {
        id: 1,
        name: { 'en-us': 'Victoria Island and Ikoyi' },
        polygon: [
          [3.4261, 6.4583],
          [3.4452, 6.4457],
          [3.4453, 6.4256],
          [3.4223, 6.4163],
          [3.4093, 6.417],
          [3.3916, 6.4327],
          [3.4025, 6.4533],
          [3.4261, 6.4583],
        ],
        minimum: 6_000_00,
        charge: 1_500_00,
      },
      {
        id: 2,
        name: { 'en-us': 'Lagos Island and Lekki Phase 1' },
        polygon: [
          [3.4252, 6.4677],
          [3.4541, 6.4552],
          [3.4728, 6.4303],
          [3.4679, 6.4124],
          [3.423, 6.4137],
          [3.4058, 6.4151],
          [3.3819, 6.4401],
          [3.3978, 6.4663],
          [3.4252, 6.4677],
        ],
        minimum: 10_000_00,
        charge: 2_500_00,
      },
    ],
    inactiveCategories: [],
  },
  {
    id: 2,
    name: { 'en-us': 'Ikeja' },
    line1: { 'en-us': '64 Allen Avenue' },
    city: { 'en-us': 'Lagos' },
    lat: 6.6004,
    long: 3.3523,
    telephone: '+2342013305260',
    curbside: false,
    orderTypes: ['deliver', 'pickup', 'eat-in'],
    hours: WEEK.map((weekday) => ({
      weekday,
      opens: 12 * 60,
      closes: WEEKEND_NIGHTS.includes(weekday) ? 24 * 60 : 22 * 60 + 30,
    })),
    holidays: [CHRISTMAS],
    zones: [
      {
        id: 3,
        name: { 'en-us': 'Ikeja, Maryland and Ogba' },
        polygon: [
          [3.3558, 6.64],
          [3.3836, 6.6185],
          [3.3883, 6.5796],
          [3.36, 6.5568],
          [3.3219, 6.5791],
          [3.3171, 6.6207],
          [3.3558, 6.64],
        ],
        minimum: 6_000_00,
        charge: 1_800_00,
      },
    ],
    inactiveCategories: [7],
  },
]
