import { COMPOSER_VERSION } from './compose-picture.ts'
import { fingerprint } from './fingerprint.ts'
import type { Recipe } from './recipe.ts'
import { DRAWINGS } from './shapes/drawings.ts'

/** The same for as long as composing the recipe again would give the same picture. */
export const recipeFingerprint = (recipe: Recipe): string =>
  fingerprint(
    String(COMPOSER_VERSION),
    JSON.stringify(recipe),
    ...recipe.subjects.map(({ icon }) => DRAWINGS[icon] ?? ''),
  )
