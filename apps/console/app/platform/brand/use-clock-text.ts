import { languageTag } from '@sufra/domain/text/locales'
import { useMemo } from 'react'
import { useLanguage } from '../i18n/text-provider.tsx'
import { useBrand } from './brand-context.tsx'

const HALF_DAY_MS = 12 * 60 * 60_000

/** A moment by the brand's clock, in English digits; with its weekday when it is not about now. */
export function useClockText(): (moment: number) => string {
  const { zone } = useBrand()
  const { locale } = useLanguage()
  return useMemo(() => {
    const tag = `${languageTag(locale)}-u-nu-latn-ca-gregory`
    const options = { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: zone } as const
    const time = new Intl.DateTimeFormat(tag, options)
    const day = new Intl.DateTimeFormat(tag, { ...options, weekday: 'short' })
    return (moment) => (Math.abs(moment - Date.now()) > HALF_DAY_MS ? day : time).format(moment)
  }, [zone, locale])
}
