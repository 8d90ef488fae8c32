import { dateText, timeText } from '@sufra/domain/clock/schedule-text'
import { conceptTime } from '@sufra/domain/clock/time-zone'
import { languageTag } from '@sufra/domain/text/locales'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import type { Present } from './present.ts'

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

/** Joined by no-break spaces, so that a line break never splits a time. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

type PresentTexts = { title: string; detail: string | null; tone: string }

/** How an order for as soon as possible stands, in words; null where nobody has said yet. */
export function usePresentTexts(): (present: Present | null, now: number) => PresentTexts {
  const text = useText()
  const { near } = useTimeTexts()
  return (present, now) => {
    switch (present?.is) {
      case undefined:
        return { title: text('as_soon_as_possible'), detail: null, tone: '' }
      case 'open':
        return {
          title: text('as_soon_as_possible'),
          detail: text('about_minutes', { count: present.minutes }),
          tone: '',
        }
      case 'full':
        return { title: text('fully_booked_now'), detail: null, tone: 'text-warning' }
      case 'prayer':
        return {
          title: text('closed_for_prayer'),
          detail: text('back_at', { time: near(present.until, now) }),
          tone: 'text-warning',
        }
      case 'closed':
        return {
          title: text('closed'),
          detail:
            present.opensAt === null
              ? null
              : text('opens_at', { time: near(present.opensAt, now) }),
          tone: 'text-danger',
        }
      case 'paused':
        return { title: text('not_accepting_orders'), detail: null, tone: 'text-danger' }
    }
  }
}
