import type { ModifierGroupSeed } from '@sufra/api/planting/brand-seed'
import { drinksAndSweets } from './modifiers/drinks-and-sweets.ts'
import { grillAndRice } from './modifiers/grill-and-rice.ts'
import { seafood } from './modifiers/seafood.ts'

export const modifierGroups: ModifierGroupSeed[] = [...seafood, ...grillAndRice, ...drinksAndSweets]
