import type { CategorySeed, MenuSeed } from '@sufra/api/planting/brand-seed'
import { breakfast } from './menu/breakfast.ts'
import { burgers } from './menu/burgers.ts'
import { combos } from './menu/combos.ts'
import { coldDrinks, hotDrinks } from './menu/drinks.ts'
import { grillPlates } from './menu/grill-plates.ts'
import { manakish } from './menu/manakish.ts'
import { mezze, salads } from './menu/mezze-and-salads.ts'
import { sajWraps } from './menu/saj-wraps.ts'
import { shawarma } from './menu/shawarma.ts'
import { desserts, sides } from './menu/sides-and-desserts.ts'

export const categories: CategorySeed[] = [
  shawarma,
  sajWraps,
  combos,
  burgers,
  grillPlates,
  manakish,
  breakfast,
  mezze,
  salads,
  sides,
  desserts,
  hotDrinks,
  coldDrinks,
]

export const menus: MenuSeed[] = [
  { id: 1, type: null, label: 'Main', categories: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] },
]

/** Fries, hummus, laban, lemon mint, luqaimat, rice pudding, water. */
export const upsells = [1001, 801, 1304, 1303, 1105, 1104, 1306]
