import type { LocationSeed } from '@sufra/api/planting/brand-seed'

const WEEK = [0, 1, 2, 3, 4, 5, 6]
const FRIDAY = 5

const REVOLUTION_DAY: LocationSeed['holidays'][number] = {
  date: '2027-01-25',
  name: { 'ar-sa': 'عيد الثورة وعيد الشرطة', fr: 'Fête de la Révolution et de la Police' },
  opens: 12 * 60,
  closes: 24 * 60,
}

export const locations: LocationSeed[] = [
  {
    id: 1,
    name: { 'en-us': 'Zamalek', 'ar-sa': 'الزمالك', fr: 'Zamalek' },
    line1: { 'ar-sa': '118 شارع 26 يوليو', fr: '118, rue du 26-Juillet' },
    city: { 'ar-sa': 'القاهرة', fr: 'Le Caire' },
    lat: 30.0609,
    long: 31.2197,
    telephone: '+20227351940',
    curbside: false,
    orderTypes: ['deliver', 'to-go', 'dine-in'],
    hours: WEEK.map((weekday) => ({
      weekday,
      opens: weekday === FRIDAY ? 8 * 60 : 7 * 60,
      closes: 26 * 60,
    })),
    holidays: [REVOLUTION_DAY],
    zones: [
      {
        id: 1,
        name: { 'ar-sa': 'الزمالك والعجوزة', fr: 'Zamalek et Agouza' },
        polygon: [
          [31.2251, 30.0876],
          [31.2508, 30.0682],
          [31.2432, 30.0404],
          [31.2136, 30.0306],
          [31.1904, 30.0516],
          [31.1951, 30.0789],
          [31.2251, 30.0876],
        ],
        minimum: 120_00,
        charge: 20_00,
      },
      {
        id: 2,
        name: { 'ar-sa': 'الدقي والمهندسين ووسط البلد', fr: 'Dokki, Mohandessin et centre-ville' },
        polygon: [
          [31.2239, 30.1023],
          [31.2628, 30.0826],
          [31.2718, 30.0487],
          [31.2477, 30.0186],
          [31.1943, 30.0134],
          [31.1666, 30.0485],
          [31.183, 30.0929],
          [31.2239, 30.1023],
        ],
        minimum: 200_00,
        charge: 35_00,
      },
    ],
    inactiveCategories: [],
  },
  {
    id: 2,
    name: { 'en-us': 'Nasr City', 'ar-sa': 'مدينة نصر', fr: 'Nasr City' },
    line1: { 'ar-sa': '64 شارع عباس العقاد', fr: '64, rue Abbas El-Akkad' },
    city: { 'ar-sa': 'القاهرة', fr: 'Le Caire' },
    lat: 30.0594,
    long: 31.337,
    telephone: '+20222715580',
    curbside: false,
    orderTypes: ['deliver', 'to-go', 'dine-in'],
    hours: WEEK.map((weekday) => ({
      weekday,
      opens: weekday === FRIDAY ? 8 * 60 : 7 * 60,
      closes: 26 * 60,
    })),
    holidays: [REVOLUTION_DAY],
    zones: [
      {
        id: 3,
        name: { 'ar-sa': 'مدينة نصر ومصر الجديدة', fr: 'Nasr City et Héliopolis' },
        polygon: [
          [31.337, 30.0974],
          [31.3736, 30.0861],
          [31.3902, 30.0512],
          [31.3581, 30.0201],
          [31.3138, 30.0305],
          [31.2996, 30.0594],
          [31.3132, 30.089],
          [31.337, 30.0974],
        ],
        minimum: 150_00,
        charge: 25_00,
      },
    ],
    inactiveCategories: [],
  },
  {
    id: 3,
    name: { 'en-us': 'Roushdy', 'ar-sa': 'رشدي', fr: 'Roushdy' },
    line1: { 'ar-sa': '22 شارع سوريا', fr: '22, rue de Syrie' },
    city: { 'ar-sa': 'الإسكندرية', fr: 'Alexandrie' },
    lat: 31.2309,
    long: 29.9503,
    telephone: '+2035451720',
    curbside: false,
    orderTypes: ['deliver', 'to-go'],
    hours: WEEK.map((weekday) => ({
      weekday,
      opens: weekday === FRIDAY ? 8 * 60 : 7 * 60,
      closes: 25 * 60,
    })),
    holidays: [REVOLUTION_DAY],
    zones: [
      {
        id: 4,
        name: { 'ar-sa': 'رشدي وسموحة وسيدي جابر', fr: 'Roushdy, Smouha et Sidi Gaber' },
        polygon: [
          [29.9875, 31.2641],
          [29.9943, 31.2276],
          [29.978, 31.1968],
          [29.9383, 31.1925],
          [29.9033, 31.2036],
          [29.9419, 31.239],
          [29.9875, 31.2641],
        ],
        minimum: 120_00,
        charge: 20_00,
      },
    ],
    inactiveCategories: [],
  },
]
