import type { ModifierGroupSeed } from '../../brand-seed.ts'
import { bakery } from './modifiers/bakery.ts'
import { brunch } from './modifiers/brunch.ts'
import { drinks } from './modifiers/drinks.ts'

export const modifierGroups: ModifierGroupSeed[] = [...drinks, ...bakery, ...brunch]
