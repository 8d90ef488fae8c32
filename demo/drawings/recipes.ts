import type { Recipe } from './recipe.ts'
import { BREADS } from './recipes/breads.ts'
import { DRINKS } from './recipes/drinks.ts'
import { HOT_DRINKS } from './recipes/hot-drinks.ts'
import { MAINS } from './recipes/mains.ts'
import { PASTRIES } from './recipes/pastries.ts'
import { POTS_AND_SOUPS } from './recipes/pots-and-soups.ts'
import { RICE } from './recipes/rice.ts'
import { SEA } from './recipes/sea.ts'
import { SIDES } from './recipes/sides.ts'
import { SWEETS } from './recipes/sweets.ts'
import { WRAPS } from './recipes/wraps.ts'

/** How each demo picture is made, by its name. */
export const RECIPES: Record<string, Recipe> = {
  ...BREADS,
  ...PASTRIES,
  ...WRAPS,
  ...MAINS,
  ...RICE,
  ...POTS_AND_SOUPS,
  ...SEA,
  ...SIDES,
  ...SWEETS,
  ...HOT_DRINKS,
  ...DRINKS,
}
