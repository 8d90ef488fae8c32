import { iconButtonClass } from '@sufra/web/ui/button'
import { Dialog } from '@sufra/web/ui/dialog'
import { X } from 'lucide-react'
import { useText } from '../../platform/i18n/use-text.ts'
import { ChooseTime } from './choose-time.tsx'
import { SlotsSkeleton } from './slot-grid.tsx'
import { NoAnswer } from './time-row.tsx'
import type { ScheduleSource } from './use-schedule.ts'

/** Day, time, and a button that repeats the two. */
export default function ScheduleDialog(props: {
  source: ScheduleSource
  now: number
  wanted: number | null
  onClose: () => void
}) {
  const text = useText()
  const { source, onClose } = props
  const { schedule } = source
  return (
    <Dialog
      label={text('schedule_order')}
      onClose={onClose}
      className="sheet bg-surface text-text [scroll-padding-block:9.5rem_6.5rem]"
    >
      <header className="sticky top-0 z-20 flex h-16 items-center gap-2 bg-surface ps-5 pe-3">
        <h2 className="min-w-0 flex-1 truncate text-h2 font-bold">{text('schedule_order')}</h2>
        <button type="button" onClick={onClose} className={iconButtonClass}>
          <X size={22} aria-hidden="true" />
          <span className="sr-only">{text('close')}</span>
        </button>
      </header>
      {schedule ? (
        <ChooseTime {...props} schedule={schedule} />
      ) : (
        <div className="px-5 pb-6">
          {source.isFailed ? <NoAnswer onRetry={source.retry} /> : <SlotsSkeleton />}
        </div>
      )}
    </Dialog>
  )
}
