import { MessageSquareText, UtensilsCrossed } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Order } from '../../order/placed/order-model.ts'
import { useTimeTexts } from '../../order/time/use-time-texts.ts'
import { useText } from '../../platform/i18n/use-text.ts'

/** How it will be had, when it was placed, and what was written along with it. */
export function OrderFacts({ order }: { order: Order }) {
  const text = useText()
  const { dateAtTime } = useTimeTexts()
  return (
    <dl className="flex flex-col gap-2 px-1 text-small">
      <Fact term={text('ordered_as')}>{text(`order_type_${order.type}`)}</Fact>
      <Fact term={text('placed_at')}>{dateAtTime(order.placedAt)}</Fact>
      {order.scheduledAt !== null && (
        <Fact term={text('scheduled_for')}>{dateAtTime(order.scheduledAt)}</Fact>
      )}
      {order.table !== null && order.table !== '0' && (
        <Fact term={text('table')} icon={<UtensilsCrossed size={16} />}>
          <bdi>{order.table}</bdi>
        </Fact>
      )}
      {order.notes && (
        <Fact term={text('your_notes')} icon={<MessageSquareText size={16} />}>
          <span className="break-words">{order.notes}</span>
        </Fact>
      )}
      {order.noteToDriver && (
        <Fact term={text('delivery_instructions')} icon={<MessageSquareText size={16} />}>
          <span className="break-words">{order.noteToDriver}</span>
        </Fact>
      )}
    </dl>
  )
}

function Fact(props: { term: string; icon?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-start justify-between gap-4">
      <dt className="flex shrink-0 items-center gap-1.5 text-text2">
        {props.icon && <span aria-hidden="true">{props.icon}</span>}
        {props.term}
      </dt>
      <dd className="min-w-0 text-end">{props.children}</dd>
    </div>
  )
}
