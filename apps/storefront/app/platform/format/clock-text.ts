import { type Locale, languageTag } from '@sufra/domain/text/locales'
import { useBrand } from '../visit/use-brand.ts'

/** '11:30 AM', '11:30 ص', '11:30': minutes of the day as the language tells the time, in English digits. */
function clockText(minutes: number, locale: Locale): string {
  const format = new Intl.DateTimeFormat(`${languageTag(locale)}-u-nu-latn`, {
    hour: 'numeric',
    minute: '2-digit',
    hour12: locale !== 'fr',
    timeZone: 'UTC',
  })
  return format.format(new Date((minutes % 1440) * 60_000))
}

export function useClockText(): (minutes: number) => string {
  const { locale } = useBrand()
  return (minutes) => clockText(minutes, locale)
}
