import { ALLERGENS, type Allergen } from '@sufra/domain/vocabulary/allergens'
import { storedValue } from '@sufra/web/storage/stored-value'
import { useStored } from '@sufra/web/storage/use-stored'

const NONE: readonly Allergen[] = []

/** What the visitor must avoid. It never leaves the browser. */
export const ownAllergens = storedValue<readonly Allergen[]>('allergens', (text) => {
  const list: unknown = JSON.parse(text)
  return Array.isArray(list) ? ALLERGENS.filter((allergen) => list.includes(allergen)) : null
})

export const useOwnAllergens = (): readonly Allergen[] => useStored(ownAllergens, NONE) ?? NONE
