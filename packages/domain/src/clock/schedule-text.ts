import { type Locale, languageTag } from '../text/locales.ts'
import { wallClock } from './wall-clock.ts'

/** '03:05 PM', in Arabic '03:05 م', in French '15:05': what the zone's clocks show, in Latin digits. */
export function timeText(moment: number, zone: string, locale: Locale): string {
  const parts = formatOf('time', locale).formatToParts(wallClock(moment, zone))
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((it) => it.type === type)?.value ?? ''
  const period = part('dayPeriod')
  // Put together here: languages and browsers differ over the kind of space between the two.
  return `${part('hour')}:${part('minute')}${period && ` ${period}`}`
}

/** 'Jan 09', in Arabic '09 يناير', in French '09 janv.'. */
export const dateText = (moment: number, zone: string, locale: Locale): string =>
  formatOf('date', locale).format(wallClock(moment, zone))

const formats = new Map<string, Intl.DateTimeFormat>()

/** Remembered: making one costs far more than asking it, and a dialog asks a hundred times. */
function formatOf(kind: 'time' | 'date', locale: Locale): Intl.DateTimeFormat {
  const known = formats.get(kind + locale)
  if (known) return known
  const format = new Intl.DateTimeFormat(`${languageTag(locale)}-u-nu-latn-ca-gregory`, {
    // Wall times are written in UTC; besides, not every browser's Intl knows offsets as zones.
    timeZone: 'UTC',
    ...(kind === 'time'
      ? { hour: '2-digit', minute: '2-digit', hour12: locale !== 'fr' }
      : { month: 'short', day: '2-digit' }),
  })
  formats.set(kind + locale, format)
  return format
}
