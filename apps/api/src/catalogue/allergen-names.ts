import type { Locale } from '@sufra/domain/text/locales'
import type { Allergen } from '@sufra/domain/vocabulary/allergens'

/** The same for every brand, so that a customer reads one word for one danger everywhere. */
export const ALLERGEN_NAMES: Record<Allergen, Record<Locale, string>> = {
  gluten: { 'en-us': 'Gluten', 'ar-sa': 'الغلوتين', fr: 'Gluten' },
  milk: { 'en-us': 'Milk', 'ar-sa': 'الحليب', fr: 'Lait' },
  eggs: { 'en-us': 'Eggs', 'ar-sa': 'البيض', fr: 'Œufs' },
  peanuts: { 'en-us': 'Peanuts', 'ar-sa': 'الفول السوداني', fr: 'Arachides' },
  nuts: { 'en-us': 'Tree nuts', 'ar-sa': 'المكسرات', fr: 'Fruits à coque' },
  sesame: { 'en-us': 'Sesame', 'ar-sa': 'السمسم', fr: 'Sésame' },
  soy: { 'en-us': 'Soy', 'ar-sa': 'الصويا', fr: 'Soja' },
  fish: { 'en-us': 'Fish', 'ar-sa': 'السمك', fr: 'Poisson' },
  crustaceans: { 'en-us': 'Crustaceans', 'ar-sa': 'القشريات', fr: 'Crustacés' },
  molluscs: { 'en-us': 'Molluscs', 'ar-sa': 'الرخويات', fr: 'Mollusques' },
  celery: { 'en-us': 'Celery', 'ar-sa': 'الكرفس', fr: 'Céleri' },
  mustard: { 'en-us': 'Mustard', 'ar-sa': 'الخردل', fr: 'Moutarde' },
  lupin: { 'en-us': 'Lupin', 'ar-sa': 'الترمس', fr: 'Lupin' },
  sulphites: { 'en-us': 'Sulphites', 'ar-sa': 'الكبريتيت', fr: 'Sulfites' },
}
