import type { CategorySeed, MenuSeed } from '@sufra/api/planting/brand-seed'
import { breakfast } from './menu/breakfast.ts'
import { combos } from './menu/combos.ts'
import { desserts } from './menu/desserts.ts'
import { drinks } from './menu/drinks.ts'
import { feteer } from './menu/feteer.ts'
import { grill } from './menu/grill.ts'
import { hawawshi } from './menu/hawawshi.ts'
import { homeCooking } from './menu/home-cooking.ts'
import { koshari } from './menu/koshari.ts'

export const categories: CategorySeed[] = [
  koshari,
  breakfast,
  hawawshi,
  feteer,
  grill,
  homeCooking,
  combos,
  desserts,
  drinks,
]

export const menus: MenuSeed[] = [
  { id: 1, type: null, label: 'Dawar', categories: categories.map((category) => category.id) },
]

/** Karkade, water, rice pudding, basbousa, pickles. */
export const upsells = [703, 705, 802, 803, 604]
