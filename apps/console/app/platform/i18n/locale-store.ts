import { directionOf, type Locale, languageTag } from '@sufra/domain/text/locales'
import { storedValue } from '@sufra/web/storage/stored-value'
import { z } from 'zod'
import { CONSOLE_LOCALES, type ConsoleLocale } from './texts.ts'

const LocaleValue = z.enum(CONSOLE_LOCALES)

export const storedLocale = storedValue('console_locale', (text) => LocaleValue.parse(text))

/** What was chosen, else what the device or the brand speaks. */
export function firstLocale(brandLocale: Locale): ConsoleLocale {
  const device = navigator.language.startsWith('ar') ? 'ar-sa' : null
  return storedLocale.read() ?? device ?? LocaleValue.safeParse(brandLocale).data ?? 'en-us'
}

export function showLocale(locale: ConsoleLocale) {
  document.documentElement.lang = languageTag(locale)
  document.documentElement.dir = directionOf(locale)
}
