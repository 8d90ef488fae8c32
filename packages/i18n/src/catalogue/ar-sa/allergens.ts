import type { TextsLike } from '../../translator.ts'
import type { enUsAllergens } from '../en-us/allergens.ts'

export const arSaAllergens: TextsLike<typeof enUsAllergens> = {
  allergen_gluten: 'الغلوتين',
  allergen_milk: 'الحليب',
  allergen_eggs: 'البيض',
  allergen_peanuts: 'الفول السوداني',
  allergen_nuts: 'المكسرات',
  allergen_sesame: 'السمسم',
  allergen_soy: 'الصويا',
  allergen_fish: 'السمك',
  allergen_crustaceans: 'القشريات',
  allergen_molluscs: 'الرخويات',
  allergen_celery: 'الكرفس',
  allergen_mustard: 'الخردل',
  allergen_lupin: 'الترمس',
  allergen_sulphites: 'الكبريتيت',
}
