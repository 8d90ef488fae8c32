import type { SlotNews } from '@sufra/domain/schedule/slot-news'
import { CircleAlert, X } from 'lucide-react'
import { useText } from '../../platform/i18n/use-text.ts'
import { buttonClass, iconButtonClass } from '../../platform/ui/button.ts'
import { useTimeTexts } from './use-time-texts.ts'

const WHY = {
  'not-offered': 'time_gone',
  prayer: 'time_gone_prayer',
  full: 'time_gone_full',
} as const

/** The chosen time is gone. What to have instead is the customer's to say. */
export function TimeGoneNotice(props: {
  at: number
  news: Extract<SlotNews, { state: 'gone' }>
  /** Another place could not keep it: the order is for as soon as possible meanwhile. */
  isLost: boolean
  onChoose: (at: number) => void
  /** Null where the brand takes no advance orders. */
  onOther: (() => void) | null
  onDismiss: () => void
}) {
  const text = useText()
  const { dateAtTime, near } = useTimeTexts()
  const { at, news, isLost, onOther } = props
  const instead = onOther ? news.instead : []
  return (
    <div
      role="alert"
      className="mt-2 mb-1 flex flex-col gap-3 rounded-tile bg-warning-soft p-3 text-small"
    >
      <div className="flex gap-2">
        <CircleAlert size={18} aria-hidden="true" className="mt-px shrink-0 text-warning" />
        <p className="min-w-0 flex-1">
          {text(isLost ? 'time_lost' : WHY[news.because], { time: dateAtTime(at) })}{' '}
          {instead.length > 0 && text('nearest_times')}
        </p>
        {isLost && (
          <button
            type="button"
            onClick={props.onDismiss}
            className={`${iconButtonClass} -m-2.5 text-text2`}
          >
            <X size={18} aria-hidden="true" />
            <span className="sr-only">{text('close')}</span>
          </button>
        )}
      </div>
      {onOther && (
        <div className="flex flex-wrap gap-2">
          {instead.map((time) => (
            <button
              key={time}
              type="button"
              onClick={() => props.onChoose(time)}
              className={buttonClass('secondary', 'min-h-11 px-3 py-2 tabular-nums')}
            >
              {near(time, at)}
            </button>
          ))}
          <button
            type="button"
            onClick={onOther}
            aria-haspopup="dialog"
            className={buttonClass('quiet', 'min-h-11 px-3 py-2')}
          >
            {text('another_time')}
          </button>
        </div>
      )}
    </div>
  )
}
