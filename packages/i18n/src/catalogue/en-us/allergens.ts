import type { Allergen } from '@sufra/domain/vocabulary/allergens'

/** As within a sentence. The same for every brand: a customer reads one word for one danger everywhere. */
export const enUsAllergens = {
  allergen_gluten: 'gluten',
  allergen_milk: 'milk',
  allergen_eggs: 'eggs',
  allergen_peanuts: 'peanuts',
  allergen_nuts: 'tree nuts',
  allergen_sesame: 'sesame',
  allergen_soy: 'soy',
  allergen_fish: 'fish',
  allergen_crustaceans: 'crustaceans',
  allergen_molluscs: 'molluscs',
  allergen_celery: 'celery',
  allergen_mustard: 'mustard',
  allergen_lupin: 'lupin',
  allergen_sulphites: 'sulphites',
} as const satisfies Record<`allergen_${Allergen}`, string>
