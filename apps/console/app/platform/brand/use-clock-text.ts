import { type Locale, languageTag } from '@sufra/domain/text/locales'
import { useMemo } from 'react'
import { useLanguage } from '../i18n/text-provider.tsx'
import { useBrand } from './brand-context.tsx'

const HALF_DAY_MS = 12 * 60 * 60_000

const tagOf = (locale: Locale) => `${languageTag(locale)}-u-nu-latn-ca-gregory`

/** Day and time of a moment by the brand's clock, in English digits. */
export function useMomentText(): (moment: number) => string {
  const { zone } = useBrand()
  const { locale } = useLanguage()
  return useMemo(() => {
    const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: zone } as const
    const written = new Intl.DateTimeFormat(tagOf(locale), options)
    return (moment) => written.format(moment)
  }, [zone, locale])
}

/** A moment by the brand's clock, in English digits; with its weekday when it is not about now. */
export function useClockText(): (moment: number) => string {
  const { zone } = useBrand()
  const { locale } = useLanguage()
  return useMemo(() => {
    const tag = tagOf(locale)
    const options = { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: zone } as const
    const time = new Intl.DateTimeFormat(tag, options)
    const day = new Intl.DateTimeFormat(tag, { ...options, weekday: 'short' })
    return (moment) => (Math.abs(moment - Date.now()) > HALF_DAY_MS ? day : time).format(moment)
  }, [zone, locale])
}
