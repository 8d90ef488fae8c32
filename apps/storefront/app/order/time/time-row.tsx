import { buttonClass, iconButtonClass } from '@sufra/web/ui/button'
import { CalendarClock, Clock, X } from 'lucide-react'
import type { RefObject } from 'react'
import { useText } from '../../platform/i18n/use-text.ts'
import { usePresentTexts, useTimeTexts } from './time-texts.ts'
import type { ScheduleSource } from './use-schedule.ts'

type Props = {
  scheduled: number | null
  source: ScheduleSource
  now: number
  calendar: RefObject<HTMLButtonElement | null>
  /** Null where the brand takes no advance orders. */
  onSchedule: (() => void) | null
  onClear: () => void
}

/** As soon as possible, or the time that was chosen. */
export function TimeRow({ scheduled, source, now, calendar, onSchedule, onClear }: Props) {
  const text = useText()
  return (
    <div className="flex min-h-11 items-center gap-2">
      {scheduled === null ? <Soonest source={source} now={now} /> : <Scheduled at={scheduled} />}
      {onSchedule && (
        <button
          ref={calendar}
          type="button"
          onClick={onSchedule}
          aria-haspopup="dialog"
          className={scheduled === null ? scheduleClass : iconButtonClass}
        >
          <CalendarClock size={20} aria-hidden="true" />
          <span className={scheduled === null ? '' : 'sr-only'}>
            {text(scheduled === null ? 'schedule' : 'change_time')}
          </span>
        </button>
      )}
      {scheduled !== null && (
        <button type="button" onClick={onClear} className={`${iconButtonClass} -me-2`}>
          <X size={20} aria-hidden="true" />
          <span className="sr-only">{text('remove_time')}</span>
        </button>
      )}
    </div>
  )
}

const scheduleClass = buttonClass('secondary', 'min-h-11 shrink-0 px-3.5 py-2 text-small')

function Soonest({ source, now }: Pick<Props, 'source' | 'now'>) {
  const present = usePresentTexts()
  const { schedule, isFailed } = source
  const { title, detail, tone } = present(schedule?.present ?? null, now)
  return (
    <>
      <Clock
        size={20}
        aria-hidden="true"
        className={`shrink-0 max-desktop:hidden ${tone || 'text-text2'}`}
      />
      <p aria-live="polite" className="flex min-w-0 flex-1 flex-col">
        <span className={`font-semibold ${tone}`}>{title}</span>
        {detail && (
          <>
            <span className="sr-only"> · </span>
            <span className="text-small text-text2 tabular-nums">{detail}</span>
          </>
        )}
        {!schedule && !isFailed && (
          <span
            aria-hidden="true"
            className="my-[.125rem] h-[calc(1lh-.25rem)] w-24 animate-pulse rounded-chip bg-surface2 text-small"
          />
        )}
      </p>
    </>
  )
}

function Scheduled({ at }: { at: number }) {
  const text = useText()
  const { dateAtTime } = useTimeTexts()
  return (
    <>
      <CalendarClock
        size={20}
        aria-hidden="true"
        className="shrink-0 text-primary-text max-desktop:hidden"
      />
      <p aria-live="polite" className="flex min-w-0 flex-1 flex-col">
        <span className="text-caption text-text2">{text('order_scheduled_for')}</span>{' '}
        <span className="font-semibold tabular-nums">{dateAtTime(at)}</span>
      </p>
    </>
  )
}

export function NoAnswer({ onRetry }: { onRetry: () => void }) {
  const text = useText()
  return (
    <div role="alert" className="flex flex-col items-center gap-4 py-8 text-center">
      <p className="text-text2">{text('cannot_process')}</p>
      <button type="button" onClick={onRetry} className={buttonClass('secondary')}>
        {text('try_again')}
      </button>
    </div>
  )
}
