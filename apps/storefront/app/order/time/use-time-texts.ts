import { dateText, timeText } from '@sufra/domain/clock/schedule-text'
import { conceptTime } from '@sufra/domain/clock/time-zone'
import { languageTag } from '@sufra/domain/text/locales'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'

/** Moments and dates in the visitor's language, as the brand's clocks and calendar show them. */
export function useTimeTexts() {
  const text = useText()
  const { locale, zone } = useBrand()
  const time = (at: number) => unbroken(timeText(at, zone, locale))
  const dateAndTime = (at: number) => ({
    date: unbroken(dateText(at, zone, locale)),
    time: time(at),
  })
  const isSameDay = (one: number, other: number) =>
    conceptTime(one, zone).date === conceptTime(other, zone).date

  return {
    time,
    /** 'Nov 16 at 06:30 PM', within a sentence. */
    dateAtTime: (at: number) => text('date_at_time', dateAndTime(at)),
    /** 'Nov 16, 06:30 PM' */
    dateCommaTime: (at: number) => text('date_comma_time', dateAndTime(at)),
    /** The date is left out where it is known. */
    near: (at: number, known: number) =>
      isSameDay(at, known) ? time(at) : text('date_at_time', dateAndTime(at)),
    /** 'Nov 16' of '2026-11-16'. */
    date: (date: string) => dateText(Date.parse(date), 'UTC', locale),
    /** 'Mon' of '2026-11-16'. */
    weekday: (date: string) =>
      new Intl.DateTimeFormat(languageTag(locale), { weekday: 'short', timeZone: 'UTC' }).format(
        Date.parse(date),
      ),
  }
}

/** A time is one word, wherever its sentence breaks. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')
