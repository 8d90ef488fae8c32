import type { MenuAllergen, MenuItem } from '@sufra/contract/menu/menu'
import { ALLERGENS } from '@sufra/domain/vocabulary/allergens'
import { ALLERGEN_NAMES } from './allergen-names.ts'
import type { DeclaredAllergens } from './item-tables.ts'

export function allergenLevels(declared: DeclaredAllergens | null): MenuItem['allergens'] {
  if (!declared) return null
  return ALLERGENS.flatMap((id) => {
    const level = declared[id]
    return level ? [{ id, level }] : []
  })
}

/** Every allergen that any of these names, once. */
export function allergensNamedBy(
  declarations: { allergens: DeclaredAllergens | null }[],
): MenuAllergen[] {
  const isNamed = (id: (typeof ALLERGENS)[number]) =>
    declarations.some(({ allergens }) => allergens?.[id])
  return ALLERGENS.filter(isNamed).map((id) => ({ id, name: ALLERGEN_NAMES[id] }))
}
