import type { ModifierGroupSeed } from '../../brand-seed.ts'
import { foodGroups } from './modifiers/food.ts'
import { sideAndDrinkGroups } from './modifiers/sides-and-drinks.ts'

export const modifierGroups: ModifierGroupSeed[] = [...foodGroups, ...sideAndDrinkGroups]
