import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../platform/i18n/use-text.ts'
import { buttonClass } from '../../platform/ui/button.ts'
import type { BranchSchedule } from './branch-schedule.ts'
import { DayStrip } from './day-strip.tsx'
import { NoAnswer } from './no-answer.tsx'
import { PrayerNotice } from './prayer-notice.tsx'
import { SlotGrid } from './slot-grid.tsx'
import { SlotsSkeleton } from './slots-skeleton.tsx'
import { SoonestChoice } from './soonest-choice.tsx'
import { canBeHad, onDay, openingChoice, slotsOf } from './time-choice.ts'
import { chooseSoonest, chooseTime } from './time-news.ts'
import type { ScheduleSource } from './use-schedule.ts'
import { useTimeTexts } from './use-time-texts.ts'

/** The dialog's body, once the server has said what there is to choose from. */
export function ChooseTime(props: {
  schedule: BranchSchedule
  source: ScheduleSource
  now: number
  wanted: number | null
  onClose: () => void
}) {
  const { schedule, source, now } = props
  const text = useText()
  const { dateCommaTime } = useTimeTexts()
  const [choosing, setChoosing] = useState(() => openingChoice(schedule, now, props.wanted))
  const [isRefused, setRefused] = useState(false)
  const { date, choice } = choosing
  const slots = slotsOf(date, schedule, now)

  const change = (changed: typeof choosing) => {
    setChoosing(changed)
    setRefused(false)
  }
  const confirm = () => {
    // To the second, by the concept's clock: the dialog may have been open for a while.
    if (!canBeHad(choice, schedule, schedule.clock(Date.now()))) return setRefused(true)
    if (typeof choice === 'number') chooseTime(choice, schedule)
    else chooseSoonest()
    props.onClose()
  }
  const chosen =
    choice === 'soonest' ? text('as_soon_as_possible') : choice && dateCommaTime(choice)

  return (
    <>
      <div className="px-5 pb-1">
        <SoonestChoice
          present={schedule.present}
          now={now}
          isChosen={choice === 'soonest'}
          onChoose={() => change({ date, choice: 'soonest' })}
        />
      </div>
      <DayStrip
        schedule={schedule}
        now={now}
        date={date}
        onDate={(day) => {
          source.load(day)
          change(onDay(day, choosing, schedule, now))
        }}
      />
      <div className="px-5 pt-2 pb-5">
        {slots && (
          <>
            <PrayerNotice day={schedule.days.find((day) => day.date === date)} slots={slots} />
            <SlotGrid
              slots={slots}
              zone={schedule.zone}
              choice={choice}
              onChoose={(at) => change({ date, choice: at })}
            />
            {slots.length === 0 && (
              <p className="py-8 text-center text-text2">{text('no_times')}</p>
            )}
          </>
        )}
        {!slots && source.isFailed && <NoAnswer onRetry={() => source.load(date)} />}
        {!slots && !source.isFailed && <SlotsSkeleton />}
      </div>
      <footer className="sticky bottom-0 z-20 flex flex-col gap-2 border-t border-line bg-surface px-5 pt-3 [padding-block-end:max(1rem,env(safe-area-inset-bottom))]">
        {isRefused && (
          <p role="alert" className="flex items-center gap-1.5 text-small font-medium text-danger">
            <CircleAlert size={16} aria-hidden="true" className="shrink-0" />
            {text('select_valid_time')}
          </p>
        )}
        <button
          type="button"
          onClick={confirm}
          className={buttonClass('primary', 'min-h-14 w-full text-balance tabular-nums')}
        >
          {chosen ? text('confirm_schedule_for', { choice: chosen }) : text('confirm_schedule')}
        </button>
      </footer>
    </>
  )
}
