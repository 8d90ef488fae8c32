import type { Words } from '@sufra/domain/text/locales'

/** Streets of the demo map: believable, and no real city's. */
export const STREET_NAMES: readonly Words[] = [
  { 'en-us': 'Palm Street', 'ar-sa': 'شارع النخلة', fr: 'Rue des Palmiers' },
  { 'en-us': 'Saffron Road', 'ar-sa': 'طريق الزعفران', fr: 'Route du Safran' },
  { 'en-us': 'Lighthouse Avenue', 'ar-sa': 'جادة المنارة', fr: 'Avenue du Phare' },
  { 'en-us': 'Spice Market Street', 'ar-sa': 'شارع سوق البهارات', fr: 'Rue du Marché aux épices' },
  { 'en-us': 'Orchard Road', 'ar-sa': 'طريق البساتين', fr: 'Route des Vergers' },
  { 'en-us': 'Lantern Street', 'ar-sa': 'شارع الفانوس', fr: 'Rue des Lanternes' },
  { 'en-us': 'Jasmine Avenue', 'ar-sa': 'جادة الياسمين', fr: 'Avenue du Jasmin' },
  { 'en-us': 'Well Street', 'ar-sa': 'شارع البئر', fr: 'Rue du Puits' },
]
