import { BOWL_DRAWINGS } from './bowls.ts'
import { BREAD_DRAWINGS } from './breads.ts'
import { DRINK_DRAWINGS } from './drinks.ts'
import { GRILL_DRAWINGS } from './grill.ts'
import { PLATE_DRAWINGS } from './plates.ts'
import { SWEET_DRAWINGS } from './sweets.ts'

/** Dishes the emoji set does not know, drawn in its manner inside a box of 128 × 128. */
export const DRAWINGS: Record<string, string | undefined> = {
  ...BOWL_DRAWINGS,
  ...BREAD_DRAWINGS,
  ...DRINK_DRAWINGS,
  ...GRILL_DRAWINGS,
  ...PLATE_DRAWINGS,
  ...SWEET_DRAWINGS,
}
