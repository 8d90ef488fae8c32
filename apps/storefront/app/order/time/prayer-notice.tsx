import type { Slot } from '@sufra/domain/schedule/schedule-slots'
import { MoonStar } from 'lucide-react'
import { useText } from '../../platform/i18n/use-text.ts'
import type { PrayerPause, ScheduleDay } from './branch-schedule.ts'
import { useTimeTexts } from './use-time-texts.ts'

/** When the kitchen rests, among the times of the day that can be chosen. */
export function PrayerNotice(props: { day: ScheduleDay | undefined; slots: readonly Slot[] }) {
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

/** Prayers while the branch is shut anyway are no news. */
const pausesAmong = (pauses: readonly PrayerPause[], slots: readonly Slot[]) =>
  pauses.filter(({ from, to }) => slots.some(({ at }) => from - NEAR_MS <= at && at < to + NEAR_MS))
