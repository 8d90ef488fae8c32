import type { LocationSeed } from '@sufra/api/planting/brand-seed'

const WEEK = [0, 1, 2, 3, 4, 5, 6]
const FRIDAY = 5

const NEW_YEAR: LocationSeed['holidays'][number] = {
  date: '2027-01-01',
  name: { fr: 'Jour de l’An', 'ar-sa': 'راس السنة' },
  opens: null,
  closes: null,
}

export const locations: LocationSeed[] = [
  {
    id: 1,
    name: { 'en-us': 'Rainbow Street', fr: 'Rue Rainbow', 'ar-sa': 'شارع الرينبو' },
    line1: { fr: '48, rue Rainbow, Jabal Amman', 'ar-sa': '48 شارع الرينبو، جبل عمّان' },
    city: { fr: 'Amman', 'ar-sa': 'عمّان' },
    lat: 31.9506,
    long: 35.9256,
    telephone: '+96264618240',
    curbside: false,
    orderTypes: ['to-go', 'eat-in'],
    hours: WEEK.map((weekday) => ({
      weekday,
      opens: weekday === FRIDAY ? 8 * 60 + 30 : 7 * 60 + 30,
      closes: 22 * 60,
    })),
    holidays: [NEW_YEAR],
    zones: [],
    inactiveCategories: [],
  },
  {
    id: 2,
    name: { 'en-us': 'Abdoun', fr: 'Abdoun', 'ar-sa': 'عبدون' },
    line1: { fr: '7, rue du Caire, place d’Abdoun', 'ar-sa': '7 شارع القاهرة، دوّار عبدون' },
    city: { fr: 'Amman', 'ar-sa': 'عمّان' },
    lat: 31.9467,
    long: 35.8843,
    telephone: '+96265931175',
    curbside: false,
    orderTypes: ['to-go', 'eat-in'],
    hours: WEEK.map((weekday) => ({
      weekday,
      opens: weekday === FRIDAY ? 8 * 60 + 30 : 7 * 60 + 30,
      closes: 23 * 60,
    })),
    holidays: [NEW_YEAR],
    zones: [],
    inactiveCategories: [],
  },
]
