import { Clock } from 'lucide-react'
import { useClockText } from '../i18n/clock-text.ts'
import { useList } from '../i18n/use-list.ts'
import { useText } from '../i18n/use-text.ts'
import { FactCard } from './fact-card.tsx'
import type { ItemDetail } from './item-model.ts'

/** When and how the item is sold, where that is limited. */
export function SellingTimes({ item }: { item: ItemDetail }) {
  const text = useText()
  const clock = useClockText()
  const list = useList()
  if (item.windows.length === 0 && item.orderTypes.length === 0) return null
  return (
    <FactCard title={text('availability')}>
      <ul className="flex flex-col gap-1 text-small text-text2">
        {item.windows.map(({ from, to }) => (
          <li key={`${from}-${to}`} className="flex items-center gap-2">
            <Clock size={16} aria-hidden="true" />
            {text('available_between', { from: clock(from), to: clock(to) })}
          </li>
        ))}
        {item.orderTypes.length > 0 && (
          <li>
            {text('only_for', {
              types: list(item.orderTypes.map((type) => text(`order_type_${type}`))),
            })}
          </li>
        )}
      </ul>
    </FactCard>
  )
}
