import type { LocationSeed } from '@sufra/api/planting/brand-seed'
import { both } from '@sufra/api/planting/testing/english-and-arabic'

/** The kitchen rests on Friday morning. */
const hours: LocationSeed['hours'] = [
  { weekday: 0, opens: 12 * 60, closes: 23 * 60 },
  { weekday: 1, opens: 12 * 60, closes: 23 * 60 },
  { weekday: 2, opens: 12 * 60, closes: 23 * 60 },
  { weekday: 3, opens: 12 * 60, closes: 23 * 60 },
  { weekday: 4, opens: 12 * 60, closes: 24 * 60 + 30 },
  { weekday: 5, opens: 13 * 60 + 30, closes: 24 * 60 + 30 },
  { weekday: 6, opens: 12 * 60, closes: 23 * 60 },
]

const nationalDay = {
  date: '2026-11-20',
  name: both('National Day', 'اليوم الوطني'),
  opens: 12 * 60,
  closes: 25 * 60,
}

export const locations: LocationSeed[] = [
  {
    id: 1,
    name: both('Muttrah', 'مطرح'),
    line1: both('Al Bahri Road, Muttrah Corniche', 'شارع البحري، كورنيش مطرح'),
    city: both('Muscat', 'مسقط'),
    lat: 23.6201,
    long: 58.5658,
    telephone: '+968 24 555 012',
    curbside: false,
    orderTypes: ['dine-in', 'deliver', 'pickup'],
    hours,
    holidays: [nationalDay],
    zones: [
      {
        id: 11,
        name: both('Muttrah and Ruwi', 'مطرح وروي'),
        polygon: [
          [58.533, 23.606],
          [58.545, 23.583],
          [58.573, 23.584],
          [58.596, 23.603],
          [58.592, 23.622],
          [58.566, 23.632],
          [58.541, 23.629],
          [58.533, 23.606],
        ],
        minimum: 4_000,
        charge: 800,
      },
    ],
    inactiveCategories: [],
  },
  {
    id: 2,
    name: both('Al Khuwair', 'الخوير'),
    line1: both('Al Khuwair Street, Al Khuwair 33', 'شارع الخوير، الخوير 33'),
    city: both('Muscat', 'مسقط'),
    lat: 23.5937,
    long: 58.4285,
    telephone: '+968 24 555 038',
    curbside: false,
    orderTypes: ['dine-in', 'deliver', 'pickup'],
    hours,
    holidays: [nationalDay],
    zones: [
      {
        id: 21,
        name: both('Al Khuwair and Bausher', 'الخوير وبوشر'),
        polygon: [
          [58.395, 23.594],
          [58.402, 23.571],
          [58.43, 23.565],
          [58.455, 23.577],
          [58.459, 23.603],
          [58.432, 23.617],
          [58.404, 23.611],
          [58.395, 23.594],
        ],
        minimum: 4_000,
        charge: 700,
      },
      {
        id: 22,
        name: both('Al Qurum and Shati Al Qurum', 'القرم وشاطئ القرم'),
        polygon: [
          [58.459, 23.603],
          [58.455, 23.577],
          [58.484, 23.583],
          [58.498, 23.604],
          [58.486, 23.622],
          [58.453, 23.62],
          [58.459, 23.603],
        ],
        minimum: 6_000,
        charge: 1_200,
      },
    ],
    inactiveCategories: [],
  },
]
