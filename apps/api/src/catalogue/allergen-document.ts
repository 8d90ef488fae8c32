import type { MenuAllergen, MenuItem } from '@sufra/contract/menu/menu'
import type { Words } from '@sufra/domain/text/locales'
import { ALLERGENS, type Allergen } from '@sufra/domain/vocabulary/allergens'
import { inEveryLanguage } from '@sufra/i18n/server-texts'
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
  return ALLERGENS.filter(isNamed).map((id) => ({ id, name: nameOf(id) }))
}

/** The catalogue has them as within a sentence; here each stands by itself. */
function nameOf(allergen: Allergen): Words {
  const names = Object.entries(inEveryLanguage(`allergen_${allergen}`))
  return Object.fromEntries(names.map(([locale, name]) => [locale, capitalised(name)]))
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
