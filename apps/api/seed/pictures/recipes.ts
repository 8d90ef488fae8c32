import type { PictureName } from './picture-names.ts'
import type { Recipe } from './recipe.ts'
import { BREADS } from './recipes/breads.ts'
import { DRINKS } from './recipes/drinks.ts'
import { MAINS } from './recipes/mains.ts'
import { SEA } from './recipes/sea.ts'
import { SIDES } from './recipes/sides.ts'
import { SWEETS } from './recipes/sweets.ts'

export const RECIPES: Record<PictureName, Recipe> = {
  ...BREADS,
  ...MAINS,
  ...SEA,
  ...SIDES,
  ...SWEETS,
  ...DRINKS,
}
