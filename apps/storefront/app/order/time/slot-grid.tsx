import type { Slot } from '@sufra/domain/schedule/schedule-slots'
import { useEffect, useRef } from 'react'
import { useText } from '../../platform/i18n/use-text.ts'
import { choiceTileClass, slotGridClass } from './choice-tile.ts'
import { byDayPart } from './day-parts.ts'
import type { TimeChoice } from './time-choice.ts'
import { useTimeTexts } from './use-time-texts.ts'

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
