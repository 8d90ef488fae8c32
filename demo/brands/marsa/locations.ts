import type { LocationSeed } from '@sufra/api/planting/brand-seed'

const WEEK = [0, 1, 2, 3, 4, 5, 6]
const FRIDAY = 5

const NATIONAL_DAY: LocationSeed['holidays'][number] = {
  date: '2027-02-25',
  name: { 'ar-sa': 'العيد الوطني', 'en-us': 'National Day' },
  opens: 16 * 60,
  closes: 23 * 60 + 30,
}

export const locations: LocationSeed[] = [
  {
    id: 1,
    name: { 'ar-sa': 'شرق', 'en-us': 'Sharq' },
    line1: { 'ar-sa': 'شارع أحمد الجابر، قطعة 6', 'en-us': 'Ahmad Al-Jaber Street, Block 6' },
    city: { 'ar-sa': 'مدينة الكويت', 'en-us': 'Kuwait City' },
    lat: 29.3795,
    long: 47.9912,
    telephone: '+96522467310',
    curbside: false,
    orderTypes: ['deliver', 'pickup', 'dine-in'],
    hours: WEEK.map((weekday) => ({
      weekday,
      opens: weekday === FRIDAY ? 13 * 60 : 11 * 60 + 30,
      closes: 23 * 60 + 30,
    })),
    holidays: [NATIONAL_DAY],
    zones: [
      {
        id: 1,
        name: { 'ar-sa': 'شرق ودسمان والمرقاب', 'en-us': 'Sharq, Dasman and Mirqab' },
        polygon: [
          [47.9982, 29.3926],
          [48.022, 29.3819],
          [48.0124, 29.3573],
          [47.9829, 29.3524],
          [47.9604, 29.3669],
          [47.9698, 29.3904],
          [47.9982, 29.3926],
        ],
        minimum: 4_000,
        charge: 500,
      },
      {
        id: 2,
        name: { 'ar-sa': 'الدسمة والقادسية والشويخ', 'en-us': 'Dasma, Qadsiya and Shuwaikh' },
        polygon: [
          [48.001, 29.3944],
          [48.0277, 29.3852],
          [48.0398, 29.3596],
          [48.0109, 29.3319],
          [47.9651, 29.3303],
          [47.937, 29.3573],
          [47.9602, 29.3894],
          [48.001, 29.3944],
        ],
        minimum: 6_000,
        charge: 1_000,
      },
    ],
    inactiveCategories: [],
  },
  {
    id: 2,
    name: { 'ar-sa': 'السالمية', 'en-us': 'Salmiya' },
    line1: { 'ar-sa': 'شارع سالم المبارك، قطعة 4', 'en-us': 'Salem Al-Mubarak Street, Block 4' },
    city: { 'ar-sa': 'السالمية', 'en-us': 'Salmiya' },
    lat: 29.3357,
    long: 48.0768,
    telephone: '+96525713420',
    curbside: false,
    orderTypes: ['deliver', 'pickup', 'dine-in'],
    hours: WEEK.map((weekday) => ({
      weekday,
      opens: weekday === FRIDAY ? 13 * 60 : 11 * 60 + 30,
      closes: 23 * 60 + 30,
    })),
    holidays: [NATIONAL_DAY],
    zones: [
      {
        id: 3,
        name: { 'ar-sa': 'السالمية وحولي والجابرية', 'en-us': 'Salmiya, Hawalli and Jabriya' },
        polygon: [
          [48.0881, 29.3529],
          [48.0971, 29.3326],
          [48.0854, 29.2929],
          [48.0437, 29.2942],
          [48.0169, 29.3264],
          [48.05, 29.3555],
          [48.0881, 29.3529],
        ],
        minimum: 5_000,
        charge: 750,
      },
    ],
    inactiveCategories: [],
  },
  {
    id: 3,
    name: { 'ar-sa': 'المهبولة', 'en-us': 'Mahboula' },
    line1: { 'ar-sa': 'الطريق الساحلي، قطعة 1', 'en-us': 'Coastal Road, Block 1' },
    city: { 'ar-sa': 'المهبولة', 'en-us': 'Mahboula' },
    lat: 29.1478,
    long: 48.1246,
    telephone: '+96523728850',
    curbside: false,
    orderTypes: ['deliver', 'pickup'],
    hours: WEEK.map((weekday) => ({
      weekday,
      opens: weekday === FRIDAY ? 13 * 60 : 12 * 60,
      closes: 23 * 60,
    })),
    holidays: [NATIONAL_DAY],
    zones: [
      {
        id: 4,
        name: {
          'ar-sa': 'المهبولة والفنطاس وأبو حليفة',
          'en-us': 'Mahboula, Fintas and Abu Halifa',
        },
        polygon: [
          [48.1201, 29.1928],
          [48.1424, 29.1568],
          [48.1431, 29.1364],
          [48.1342, 29.0997],
          [48.0926, 29.1197],
          [48.084, 29.1608],
          [48.1201, 29.1928],
        ],
        minimum: 4_000,
        charge: 750,
      },
    ],
    inactiveCategories: [9],
  },
]
