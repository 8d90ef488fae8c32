import { useText } from '../../platform/i18n/use-text.ts'
import { choiceTileClass } from './choice-tile.ts'
import type { Present } from './present.ts'
import { usePresentTexts } from './present-texts.ts'

/** First of all times: as soon as possible, or why not. */
export function SoonestChoice(props: {
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
