import type { Words } from '@sufra/domain/text/locales'

/** Where the reference data knows no streets, these stand in; every city of the region has them. */
export const STREET_NAMES: readonly Words[] = [
  { 'en-us': 'Al Jamiah Street', 'ar-sa': 'شارع الجامعة', fr: 'rue Al Jamiah' },
  { 'en-us': 'Al Matar Road', 'ar-sa': 'طريق المطار', fr: 'route de Al Matar' },
  { 'en-us': 'Al Souq Street', 'ar-sa': 'شارع السوق', fr: 'rue Al Souq' },
  { 'en-us': 'Al Bahr Street', 'ar-sa': 'شارع البحر', fr: 'rue Al Bahr' },
  { 'en-us': 'Al Nakhil Street', 'ar-sa': 'شارع النخيل', fr: 'rue Al Nakhil' },
  { 'en-us': 'Al Yasmin Street', 'ar-sa': 'شارع الياسمين', fr: 'rue Al Yasmin' },
  { 'en-us': 'Al Madrasa Street', 'ar-sa': 'شارع المدرسة', fr: 'rue Al Madrasa' },
  { 'en-us': 'Al Hadiqa Street', 'ar-sa': 'شارع الحديقة', fr: 'rue Al Hadiqa' },
]
