import type { ModifierSeed } from '../brand-seed.ts'
import { both } from './english-and-arabic.ts'

/**
 * One line of a modifier group: taken once, free of allergens, unless said otherwise.
 * The price is in minor units, the calories are what it adds.
 */
export const modifier = (
  id: number,
  english: string,
  arabic: string,
  price: number,
  calories: number,
  unlike: Partial<
    Pick<ModifierSeed, 'maximum' | 'isDefault' | 'allergens' | 'outOfStockLocations'>
  > = {},
): ModifierSeed => ({
  id,
  name: both(english, arabic),
  price,
  calories,
  maximum: 1,
  allergens: {},
  ...unlike,
})
