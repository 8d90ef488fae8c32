import type { BoardOrder } from '@sufra/contract/orders/board'
import { Ban, CircleCheck } from 'lucide-react'
import { useClockText } from '../brand/use-clock-text.ts'
import { useText } from '../i18n/text-provider.tsx'

/** What has left the board: for the customer who comes back to the counter. */
export function DoneList({ orders }: { orders: readonly BoardOrder[] }) {
  const text = useText()
  const clock = useClockText()
  return (
    <details className="mt-auto rounded-tile bg-surface">
      <summary className="min-h-11 px-3 py-2.5 text-small font-semibold">
        {text('done_lately')} <span className="figures text-text2">{orders.length}</span>
      </summary>
      <ul className="divide-y divide-line border-t border-line px-3">
        {orders.map(({ id, attributes }) => {
          const Icon = attributes.status === 'finished' ? CircleCheck : Ban
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-2 py-2 text-small">
              <Icon size={15} aria-hidden="true" className="text-text2" />
              <strong className="figures">
                <bdi dir="ltr">#{attributes.number}</bdi>
              </strong>
              <bdi className="truncate">{attributes.customer.name}</bdi>
              <span className="figures ms-auto text-caption text-text2">
                {clock(Date.parse(attributes['status-since']))}
              </span>
              <span className="w-full text-caption text-text2">
                {text(`status_${attributes.status}`)}
                {attributes.reason && (
                  <>
                    {' · '}
                    <bdi>{attributes.reason}</bdi>
                  </>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
