import type { ModifierGroupSeed } from '@sufra/api/planting/brand-seed'
import { bakery } from './modifiers/bakery.ts'
import { brunch } from './modifiers/brunch.ts'
import { drinks } from './modifiers/drinks.ts'

export const modifierGroups: ModifierGroupSeed[] = [...drinks, ...bakery, ...brunch]
