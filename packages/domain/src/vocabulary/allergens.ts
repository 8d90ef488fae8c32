/** The allergens a menu can declare, in the order they are listed to a customer. */
export const ALLERGENS = [
  'gluten',
  'milk',
  'eggs',
  'peanuts',
  'nuts',
  'sesame',
  'soy',
  'fish',
  'crustaceans',
  'molluscs',
  'celery',
  'mustard',
  'lupin',
  'sulphites',
] as const
export type Allergen = (typeof ALLERGENS)[number]

export const ALLERGEN_LEVELS = ['contains', 'may-contain'] as const
export type AllergenLevel = (typeof ALLERGEN_LEVELS)[number]
