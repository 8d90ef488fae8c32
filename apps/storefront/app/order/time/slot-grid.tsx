import type { Slot } from '@sufra/domain/schedule/schedule-slots'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { useText } from '../../platform/i18n/use-text.ts'
import type { BranchSchedule } from './branch-schedule.ts'
import type { TimeChoice } from './time-choice.ts'
import { byDayPart, datesOf, dayState } from './time-choice.ts'
import { useTimeTexts } from './time-texts.ts'

type Props = {
  slots: readonly Slot[]
  zone: string
  choice: TimeChoice
  onChoose: (at: number) => void
}

/** A day's times by the parts of the day. What cannot be had says why. */
export function SlotGrid({ slots, zone, choice, onChoose }: Props) {
  const text = useText()
  const grid = useRef<HTMLFieldSetElement>(null)

  // Once: a time chosen before is seen at first sight.
  useEffect(() => {
    const chosen = grid.current?.querySelector('input:checked')?.parentElement
    chosen?.scrollIntoView({ block: 'center' })
  }, [])

  return (
    <fieldset ref={grid} className="min-w-0">
      <legend className="sr-only">{text('time')}</legend>
      {byDayPart(slots, zone).map((part) => (
        <section key={part.part} className="pt-4">
          <h3 className="pb-2 text-small font-semibold text-text2">{text(`part_${part.part}`)}</h3>
          <div className={slotGridClass}>
            {part.slots.map((slot) => (
              <SlotChoice
                key={slot.at}
                slot={slot}
                isChosen={slot.at === choice}
                onChoose={() => onChoose(slot.at)}
              />
            ))}
          </div>
        </section>
      ))}
    </fieldset>
  )
}

function SlotChoice(props: { slot: Slot; isChosen: boolean; onChoose: () => void }) {
  const text = useText()
  const { time } = useTimeTexts()
  const { at, state, isRepeated } = props.slot
  return (
    <label
      className={choiceTileClass(
        'min-h-12 flex-col items-center justify-center rounded-input px-1 py-1 text-center',
      )}
    >
      <input
        type="radio"
        name="schedule-time"
        className="sr-only"
        checked={props.isChosen}
        disabled={state !== 'free'}
        onChange={props.onChoose}
      />
      <span className="text-small font-semibold whitespace-nowrap tabular-nums">{time(at)}</span>
      {isRepeated && <span className="text-micro"> {text('slot_again')}</span>}
      {state !== 'free' && <span className="text-micro"> {text(`slot_${state}`)}</span>}
    </label>
  )
}

/** The label around a radio: a day, a time. */
export const choiceTileClass = (className: string) =>
  clsx(
    'relative flex cursor-pointer border-[1.5px] border-line bg-surface hover:bg-surface2 has-checked:border-primary-text has-checked:bg-primary-soft has-checked:text-primary-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:border-transparent has-disabled:bg-surface2 has-disabled:text-text3',
    className,
  )

const slotGridClass = 'grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2'

const CELLS = Array.from({ length: 12 }, (_, index) => index)

/** The shape of a day's times while they are fetched. */
export function SlotsSkeleton() {
  const text = useText()
  return (
    <div aria-busy="true" className="animate-pulse py-2">
      <span className="sr-only">{text('loading')}</span>
      <div className="mb-3 h-6 w-24 rounded-chip bg-surface2" />
      <div className={slotGridClass}>
        {CELLS.map((cell) => (
          <div key={cell} className="h-12 rounded-input bg-surface2" />
        ))}
      </div>
    </div>
  )
}

type DayStripProps = {
  schedule: BranchSchedule
  now: number
  date: string
  onDate: (date: string) => void
}

/** Today to the last day one may order for, in a row. */
export function DayStrip({ schedule, now, date: shown, onDate }: DayStripProps) {
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
