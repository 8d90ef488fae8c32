import type { ModifierGroupSeed } from '@sufra/api/planting/brand-seed'
import { drinksAndSweets } from './modifiers/drinks-and-sweets.ts'
import { feteerAndGrill } from './modifiers/feteer-and-grill.ts'
import { streetFood } from './modifiers/street-food.ts'

export const modifierGroups: ModifierGroupSeed[] = [
  ...streetFood,
  ...feteerAndGrill,
  ...drinksAndSweets,
]
