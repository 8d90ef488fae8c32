import type { Locale } from '@sufra/domain/text/locales'

type CountrySeed = {
  code: string
  name: Record<Locale, string>
  dialCode: string
  formattedCode: string
  /** A pattern for the national mobile number without its leading zero. */
  mobileFormat: string
}

export const COUNTRIES: CountrySeed[] = [
  country('SA', '966', '^5\\d{8}$', 'Saudi Arabia', 'السعودية', 'Arabie saoudite'),
  country(
    'AE',
    '971',
    '^5[024568]\\d{7}$',
    'United Arab Emirates',
    'الإمارات',
    'Émirats arabes unis',
  ),
  country('OM', '968', '^[79]\\d{7}$', 'Oman', 'عُمان', 'Oman'),
  country('EG', '20', '^1[0125]\\d{8}$', 'Egypt', 'مصر', 'Égypte'),
  country('JO', '962', '^7[789]\\d{7}$', 'Jordan', 'الأردن', 'Jordanie'),
  country('KW', '965', '^(?:41\\d{6}|[569]\\d{7})$', 'Kuwait', 'الكويت', 'Koweït'),
  country('NG', '234', '^[789][01]\\d{8}$', 'Nigeria', 'نيجيريا', 'Nigeria'),
  country('BH', '973', '^[36]\\d{7}$', 'Bahrain', 'البحرين', 'Bahreïn'),
  country('QA', '974', '^[3567]\\d{7}$', 'Qatar', 'قطر', 'Qatar'),
  country('GB', '44', '^7\\d{9}$', 'United Kingdom', 'المملكة المتحدة', 'Royaume-Uni'),
  country('FR', '33', '^[67]\\d{8}$', 'France', 'فرنسا', 'France'),
  country('US', '1', '^[2-9]\\d{2}[2-9]\\d{6}$', 'United States', 'الولايات المتحدة', 'États-Unis'),
]

function country(
  code: string,
  dialCode: string,
  mobileFormat: string,
  english: string,
  arabic: string,
  french: string,
): CountrySeed {
  return {
    code,
    name: { 'en-us': english, 'ar-sa': arabic, fr: french },
    dialCode,
    formattedCode: `+${dialCode}`,
    mobileFormat,
  }
}
