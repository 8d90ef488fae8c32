import { useEffect, useRef } from 'react'
import { useText } from '../../platform/i18n/use-text.ts'
import type { BranchSchedule } from './branch-schedule.ts'
import { choiceTileClass } from './slot-grid.tsx'
import { datesOf, dayState } from './time-choice.ts'
import { useTimeTexts } from './time-texts.ts'

type Props = {
  schedule: BranchSchedule
  now: number
  date: string
  onDate: (date: string) => void
}

/** Today to the last day one may order for, in a row. */
export function DayStrip({ schedule, now, date: shown, onDate }: Props) {
  const text = useText()
  const { weekday, date: dateText } = useTimeTexts()
  const strip = useRef<HTMLDivElement>(null)

  // In the middle, so that there is a next one to tap where a row cannot be swiped.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day is read from the page it was rendered into
  useEffect(() => {
    const chosen = strip.current?.querySelector('input:checked')?.parentElement
    chosen?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [shown])

  return (
    <fieldset className="sticky top-16 z-10 min-w-0 border-b border-line bg-surface [@media(max-height:32rem)]:static">
      <legend className="sr-only">{text('day')}</legend>
      <div
        ref={strip}
        className="scroll-row flex gap-2 scroll-smooth px-5 py-3 [@media(pointer:fine)]:[scrollbar-width:thin]"
      >
        {datesOf(schedule, now).map((date, index) => {
          const state = dayState(date, schedule, now)
          const isShut = state === 'full' || state === 'closed'
          return (
            <label
              key={date}
              className={choiceTileClass(
                'min-w-18 shrink-0 flex-col items-center rounded-tile px-3 py-2 text-center',
              )}
            >
              <input
                type="radio"
                name="schedule-day"
                className="sr-only"
                checked={date === shown}
                disabled={isShut}
                onChange={() => onDate(date)}
              />
              <span className="text-caption first-letter:uppercase">
                {index === 0 ? text('today') : weekday(date)}
              </span>{' '}
              <span className="font-semibold whitespace-nowrap tabular-nums">{dateText(date)}</span>
              {isShut && (
                <span className="text-micro">
                  {text(state === 'full' ? 'slot_full' : 'closed')}
                </span>
              )}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
