import type { CategorySeed, MenuSeed } from '@sufra/api/planting/brand-seed'
import { coldTreats } from './menu/cold-treats.ts'
import { drinks } from './menu/drinks.ts'
import { pepperSoup } from './menu/pepper-soup.ts'
import { rice } from './menu/rice.ts'
import { sides } from './menu/sides.ts'
import { skewers } from './menu/skewers.ts'
import { smallChops } from './menu/small-chops.ts'

export const categories: CategorySeed[] = [
  skewers,
  rice,
  pepperSoup,
  smallChops,
  sides,
  drinks,
  coldTreats,
]

/** Soup spills and ice cream melts on the back of a motorcycle. */
const STAYS_HERE = [pepperSoup, coldTreats]

const everything = categories.map((category) => category.id)
const whatTravels = categories
  .filter((category) => !STAYS_HERE.includes(category))
  .map((category) => category.id)

export const menus: MenuSeed[] = [
  { id: 1, type: 'pickup', label: 'Pickup', categories: everything },
  { id: 2, type: 'deliver', label: 'Delivery', categories: whatTravels },
  { id: 3, type: null, label: 'Full', categories: everything },
]

/** Dodo, moi moi, coleslaw, roasted corn, tiger nut drink, malt, water. */
export const upsells = [501, 502, 504, 505, 603, 604, 605]
