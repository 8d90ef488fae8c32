import type { ItemLimits } from '@sufra/domain/menu/availability'
import { Clock } from 'lucide-react'
import { useClockText } from '../../platform/format/clock-text.ts'
import { useList } from '../../platform/format/use-list.ts'
import { useText } from '../../platform/i18n/use-text.ts'

/** When and how the item is sold, where that is limited. */
export function SellingTimes({ limits }: { limits: ItemLimits }) {
  const text = useText()
  const clock = useClockText()
  const list = useList()
  if (limits.windows.length === 0 && limits.orderTypes.length === 0) return null
  return (
    <section className="rounded-card border border-line bg-surface p-4">
      <h2 className="pb-2 text-h3 font-semibold">{text('availability')}</h2>
      <ul className="flex flex-col gap-1 text-small text-text2">
        {limits.windows.map(({ from, to }) => (
          <li key={`${from}-${to}`} className="flex items-center gap-2">
            <Clock size={16} aria-hidden="true" />
            {text('available_between', { from: clock(from), to: clock(to) })}
          </li>
        ))}
        {limits.orderTypes.length > 0 && (
          <li>
            {text('only_for', {
              types: list(limits.orderTypes.map((type) => text(`order_type_${type}`))),
            })}
          </li>
        )}
      </ul>
    </section>
  )
}
