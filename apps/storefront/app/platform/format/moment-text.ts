import { zoneOf } from '@sufra/domain/clock/zone-name'
import { languageTag } from '@sufra/domain/text/locales'
import { useBrand } from '../visit/use-brand.ts'

const HALF_DAY_MS = 12 * 60 * 60_000

/** A moment by the brand's clock: the time, with the weekday when it is further off than tonight. */
export function useMomentText(): (moment: number, now: number) => string {
  const { locale, zone } = useBrand()
  return (moment, now) =>
    new Intl.DateTimeFormat(`${languageTag(locale)}-u-nu-latn-ca-gregory`, {
      hour: 'numeric',
      minute: '2-digit',
      hour12: locale !== 'fr',
      timeZone: zoneOf(zone),
      ...(moment - now > HALF_DAY_MS && { weekday: 'long' }),
    }).format(moment)
}
