import type { Locale } from '@sufra/domain/text/locales'

/** Between the parts of an address or of an order's line. */
export const commaIn = (locale: Locale) => (locale === 'ar-sa' ? '، ' : ', ')
