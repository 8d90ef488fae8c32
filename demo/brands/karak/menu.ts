import type { CategorySeed, MenuSeed } from '@sufra/api/planting/brand-seed'
import { sandwiches, snacks, sweets } from './menu/bites.ts'
import { parathaRolls, regagAndChebab } from './menu/breads.ts'
import { coffee, coldDrinks, karakAndTea } from './menu/tea-and-coffee.ts'
import { trays } from './menu/trays.ts'

export const categories: CategorySeed[] = [
  karakAndTea,
  regagAndChebab,
  parathaRolls,
  trays,
  coffee,
  sandwiches,
  snacks,
  sweets,
  coldDrinks,
]

export const menus: MenuSeed[] = [
  { id: 1, type: null, label: 'Main', categories: [1, 3, 4, 9, 2, 5, 6, 7, 8] },
]

/** Samosa, cookie, luqaimat, house karak, iced karak, water. */
export const upsells = [601, 703, 701, 101, 801, 804]
