import type { ModifierGroupSeed } from '@sufra/api/planting/brand-seed'
import { foodGroups } from './modifiers/food.ts'
import { sideAndDrinkGroups } from './modifiers/sides-and-drinks.ts'

export const modifierGroups: ModifierGroupSeed[] = [...foodGroups, ...sideAndDrinkGroups]
