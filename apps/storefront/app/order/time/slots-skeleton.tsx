import { useText } from '../../platform/i18n/use-text.ts'
import { slotGridClass } from './choice-tile.ts'

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
