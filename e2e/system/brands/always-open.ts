import type { LocationSeed } from '@sufra/api/planting/brand-seed'

/** Day and night, so that no journey depends on when it is walked. */
export const ALWAYS: LocationSeed['hours'] = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  opens: 0,
  closes: 24 * 60,
}))
