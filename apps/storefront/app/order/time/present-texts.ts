import { useText } from '../../platform/i18n/use-text.ts'
import type { Present } from './present.ts'
import { useTimeTexts } from './use-time-texts.ts'

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
