import type { ModifierGroupSeed } from '@sufra/api/planting/brand-seed'
import { chopsAndDrinks } from './modifiers/chops-and-drinks.ts'
import { riceAndSoup } from './modifiers/rice-and-soup.ts'
import { suyaSticks } from './modifiers/suya.ts'

export const modifierGroups: ModifierGroupSeed[] = [
  ...suyaSticks,
  ...riceAndSoup,
  ...chopsAndDrinks,
]
