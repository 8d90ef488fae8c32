import { type Locale, languageTag } from '@sufra/domain/text/locales'

/** '850 m', '3.4 km', '12 km', in the language's own short form and English digits. */
export function distanceText(metres: number, locale: Locale): string {
  const isShort = metres < 950
  const amount = isShort ? Math.max(50, Math.round(metres / 50) * 50) : metres / 1000
  return new Intl.NumberFormat(`${languageTag(locale)}-u-nu-latn`, {
    style: 'unit',
    unit: isShort ? 'meter' : 'kilometer',
    unitDisplay: 'short',
    maximumFractionDigits: isShort || amount >= 10 ? 0 : 1,
  }).format(amount)
}
