import type { CategorySeed, MenuSeed } from '@sufra/api/planting/brand-seed'
import { combos } from './menu/combos.ts'
import { desserts } from './menu/desserts.ts'
import { drinks } from './menu/drinks.ts'
import { fish } from './menu/fish.ts'
import { grill } from './menu/grill.ts'
import { machboos } from './menu/machboos.ts'
import { mezze } from './menu/mezze.ts'
import { salads } from './menu/salads.ts'
import { shrimp } from './menu/shrimp.ts'
import { sides } from './menu/sides.ts'

export const categories: CategorySeed[] = [
  fish,
  shrimp,
  grill,
  machboos,
  combos,
  mezze,
  salads,
  sides,
  desserts,
  drinks,
]

export const menus: MenuSeed[] = [
  { id: 1, type: null, label: 'Marsa', categories: categories.map((category) => category.id) },
]

/** Hummus, lentil soup, fries, pickles, laban, water. */
export const upsells = [501, 603, 702, 703, 803, 805]
