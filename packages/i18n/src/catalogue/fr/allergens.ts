import type { TextsLike } from '../../translator.ts'
import type { enUsAllergens } from '../en-us/allergens.ts'

export const frAllergens: TextsLike<typeof enUsAllergens> = {
  allergen_gluten: 'gluten',
  allergen_milk: 'lait',
  allergen_eggs: 'œufs',
  allergen_peanuts: 'arachides',
  allergen_nuts: 'fruits à coque',
  allergen_sesame: 'sésame',
  allergen_soy: 'soja',
  allergen_fish: 'poisson',
  allergen_crustaceans: 'crustacés',
  allergen_molluscs: 'mollusques',
  allergen_celery: 'céleri',
  allergen_mustard: 'moutarde',
  allergen_lupin: 'lupin',
  allergen_sulphites: 'sulfites',
}
