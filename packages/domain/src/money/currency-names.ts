import type { Locale } from '../text/locales.ts'
import type { Currency } from './currencies.ts'

/** Forms by CLDR plural category; a category that is missing reads as `other`. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** What a screen reader says after an amount. */
export type CurrencyNames = Record<Locale, Forms>

export const CURRENCY_NAMES: Record<Currency, CurrencyNames> = {
  SAR: {
    'en-us': { other: 'Saudi riyals' },
    'ar-sa': { few: 'ريالات سعودية', many: 'ريالًا سعوديًا', other: 'ريال سعودي' },
    fr: { one: 'riyal saoudien', other: 'riyals saoudiens' },
  },
  AED: {
    'en-us': { other: 'UAE dirhams' },
    'ar-sa': { few: 'دراهم إماراتية', many: 'درهمًا إماراتيًا', other: 'درهم إماراتي' },
    fr: { one: 'dirham des Émirats arabes unis', other: 'dirhams des Émirats arabes unis' },
  },
  EGP: {
    'en-us': { other: 'Egyptian pounds' },
    'ar-sa': { few: 'جنيهات مصرية', many: 'جنيهًا مصريًا', other: 'جنيه مصري' },
    fr: { one: 'livre égyptienne', other: 'livres égyptiennes' },
  },
  JOD: {
    'en-us': { other: 'Jordanian dinars' },
    'ar-sa': { few: 'دنانير أردنية', many: 'دينارًا أردنيًا', other: 'دينار أردني' },
    fr: { one: 'dinar jordanien', other: 'dinars jordaniens' },
  },
  KWD: {
    'en-us': { other: 'Kuwaiti dinars' },
    'ar-sa': { few: 'دنانير كويتية', many: 'دينارًا كويتيًا', other: 'دينار كويتي' },
    fr: { one: 'dinar koweïtien', other: 'dinars koweïtiens' },
  },
  NGN: {
    'en-us': { other: 'Nigerian nairas' },
    'ar-sa': { few: 'نيرات نيجيرية', other: 'نيرة نيجيرية' },
    fr: { one: 'naira nigérian', other: 'nairas nigérians' },
  },
  OMR: {
    'en-us': { other: 'Omani rials' },
    'ar-sa': { few: 'ريالات عمانية', many: 'ريالًا عمانيًا', other: 'ريال عماني' },
    fr: { one: 'rial omanais', other: 'rials omanais' },
  },
}
