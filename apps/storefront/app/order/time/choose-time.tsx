import type { Slot } from '@sufra/domain/schedule/schedule-slots'
import { buttonClass } from '@sufra/web/ui/button'
import { CircleAlert, MoonStar } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../platform/i18n/use-text.ts'
import type { BranchSchedule, PrayerPause, ScheduleDay } from './branch-schedule.ts'
import type { Present } from './present.ts'
import { chooseSoonest, chooseTime } from './settle-time.ts'
import { choiceTileClass, DayStrip, SlotGrid, SlotsSkeleton } from './slot-grid.tsx'
import { canBeHad, onDay, openingChoice, slotsOf } from './time-choice.ts'
import { NoAnswer } from './time-row.tsx'
import { usePresentTexts, useTimeTexts } from './time-texts.ts'
import type { ScheduleSource } from './use-schedule.ts'

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

/** First of all times: as soon as possible, or why not. */
function SoonestChoice(props: {
  present: Present
  now: number
  isChosen: boolean
  onChoose: () => void
}) {
  const text = useText()
  const present = usePresentTexts()
  const { title, detail } = present(props.present, props.now)
  const isPossible = props.present.is === 'open'
  const reason = [title, detail].filter(Boolean).join(' · ')
  return (
    <label className={choiceTileClass('min-h-16 items-center gap-3 rounded-tile px-4 py-2.5')}>
      <input
        type="radio"
        name="schedule-time"
        className="choice"
        checked={props.isChosen}
        disabled={!isPossible}
        onChange={props.onChoose}
      />
      <span className="flex min-w-0 flex-col">
        <span className="font-semibold">{text('as_soon_as_possible')}</span>
        <span className="text-small tabular-nums">{isPossible ? detail : reason}</span>
      </span>
    </label>
  )
}

/** When the kitchen rests, among the times of the day that can be chosen. */
function PrayerNotice(props: { day: ScheduleDay | undefined; slots: readonly Slot[] }) {
  const text = useText()
  const { time } = useTimeTexts()
  const pauses = pausesAmong(props.day?.pauses ?? [], props.slots)
  const [first] = pauses
  if (!first) return null
  return (
    <div className="mt-2 flex gap-2.5 rounded-tile bg-info-soft px-3.5 py-3 text-small">
      <MoonStar size={18} aria-hidden="true" className="mt-px shrink-0 text-info" />
      <div className="min-w-0">
        <p>{text('prayer_pauses', { count: Math.round((first.to - first.from) / 60_000) })}</p>
        <ul className="flex flex-wrap gap-x-4 gap-y-0.5 pt-1">
          {pauses.map(({ prayer, from }) => (
            <li key={from} className="whitespace-nowrap">
              {text(`prayer_${prayer}`)}{' '}
              <span className="font-semibold tabular-nums">{time(from)}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

const NEAR_MS = 30 * 60_000

/** Prayers while the branch is closed are left out. */
const pausesAmong = (pauses: readonly PrayerPause[], slots: readonly Slot[]) =>
  pauses.filter(({ from, to }) => slots.some(({ at }) => from - NEAR_MS <= at && at < to + NEAR_MS))
