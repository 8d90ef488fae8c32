import { BITE_DRAWINGS } from './bites.ts'
import { BOWL_DRAWINGS } from './bowls.ts'
import { BREAD_DRAWINGS } from './breads.ts'
import { CAKE_DRAWINGS } from './cakes.ts'
import { DRINK_DRAWINGS } from './drinks.ts'
import { GARNISH_DRAWINGS } from './garnishes.ts'
import { GRILL_DRAWINGS } from './grill.ts'
import { LEAF_DRAWINGS } from './leaves.ts'
import { PASTRY_DRAWINGS } from './pastries.ts'
import { PLATE_DRAWINGS } from './plates.ts'
import { SWEET_DRAWINGS } from './sweets.ts'
import { TART_DRAWINGS } from './tarts.ts'
import { WRAP_DRAWINGS } from './wraps.ts'

/** Dishes the emoji set does not know, drawn in its manner inside a box of 128 × 128. */
export const DRAWINGS: Record<string, string | undefined> = {
  ...BITE_DRAWINGS,
  ...BOWL_DRAWINGS,
  ...BREAD_DRAWINGS,
  ...CAKE_DRAWINGS,
  ...DRINK_DRAWINGS,
  ...GARNISH_DRAWINGS,
  ...GRILL_DRAWINGS,
  ...LEAF_DRAWINGS,
  ...PASTRY_DRAWINGS,
  ...PLATE_DRAWINGS,
  ...SWEET_DRAWINGS,
  ...TART_DRAWINGS,
  ...WRAP_DRAWINGS,
}
