import type { CategorySeed, MenuSeed } from '@sufra/api/planting/brand-seed'
import { drinks } from './menu/drinks.ts'
import { fromTheSea, mishkakAndGrill, riceDishes, shuwaAndSlowPots } from './menu/mains.ts'
import { sharingTrays } from './menu/sharing-trays.ts'
import { starters, sweets } from './menu/starters-and-sweets.ts'

export const categories: CategorySeed[] = [
  starters,
  shuwaAndSlowPots,
  riceDishes,
  mishkakAndGrill,
  fromTheSea,
  sharingTrays,
  sweets,
  drinks,
]

export const menus: MenuSeed[] = [
  { id: 1, type: null, label: 'Main', categories: [1, 2, 3, 4, 5, 8, 6, 7] },
]

/** Frankincense ice cream, khabeesa, kahwa, iced loomi, laban, water. */
export const upsells = [603, 604, 701, 703, 705, 706]
