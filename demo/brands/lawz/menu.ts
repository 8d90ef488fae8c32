import type { CategorySeed, MenuSeed } from '@sufra/api/planting/brand-seed'
import { brunch } from './menu/brunch.ts'
import { coffees } from './menu/coffees.ts'
import { croissants } from './menu/croissants.ts'
import { entremets } from './menu/entremets.ts'
import { macarons } from './menu/macarons.ts'
import { tarts } from './menu/tarts.ts'
import { teas } from './menu/teas.ts'
import { viennoiseries } from './menu/viennoiseries.ts'

export const categories: CategorySeed[] = [
  croissants,
  viennoiseries,
  brunch,
  tarts,
  entremets,
  macarons,
  coffees,
  teas,
]

export const menus: MenuSeed[] = [
  { id: 1, type: null, label: 'La carte', categories: categories.map((category) => category.id) },
]

/** Butter croissant, raisin swirl, financiers, espresso, cardamom coffee. */
export const upsells = [102, 203, 603, 701, 704]
