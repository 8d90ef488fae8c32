import type { LocationSeed } from '../../brand-seed.ts'

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
        polygon: @@poly(30.0609,31.2197,[(10,3.0),(75,3.1),(135,3.2),(190,3.4),(250,3.0),(310,3.1)])@@,
        minimum: 120_00,
        charge: 20_00,
      },
      {
        id: 2,
        name: { 'ar-sa': 'الدقي والمهندسين ووسط البلد', fr: 'Dokki, Mohandessin et centre-ville' },
        polygon: @@poly(30.0609,31.2197,[(5,4.6),(60,4.8),(105,5.2),(150,5.4),(205,5.8),(255,5.3),(315,5.0)])@@,
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
        polygon: @@poly(30.0594,31.337,[(0,4.2),(50,4.6),(100,5.2),(155,4.8),(215,3.9),(270,3.6),(325,4.0)])@@,
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
        polygon: @@poly(31.2309,29.9503,[(44,5.1),(95,4.2),(145,4.6),(195,4.4),(236,5.4),(318,1.2)])@@,
        minimum: 120_00,
        charge: 20_00,
      },
    ],
    inactiveCategories: [],
  },
]
