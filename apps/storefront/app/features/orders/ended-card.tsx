import { CircleX } from 'lucide-react'
import { useTimeTexts } from '../../order/time/use-time-texts.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { ReorderButton } from './reorder/reorder-button.tsx'
import { statusSentence } from './status-texts.ts'
import type { TrackedOrder } from './tracked-order.ts'

/** Who ended the order and why, and what about the money; in place of its course. */
export function EndedCard({ tracked: { order, steps } }: { tracked: TrackedOrder }) {
  const text = useText()
  const { near } = useTimeTexts()
  const endedAt = steps.at(-1)?.at
  const isPaid = order.paymentStatus === 'success'
  return (
    <section className="flex flex-col gap-3 rounded-card bg-danger-soft p-5 text-danger desktop:p-7">
      <p className="flex items-center gap-2">
        <CircleX size={24} aria-hidden="true" className="shrink-0" />
        <span className="inline-block text-h2 font-bold first-letter:uppercase">
          {text(order.status === 'order-failed' ? 'order_failed' : 'order_cancelled')}
        </span>
        {endedAt !== undefined && (
          <span className="ms-auto shrink-0 text-small tabular-nums">
            {near(endedAt, order.placedAt)}
          </span>
        )}
      </p>
      <p role="status" className="text-text">
        {text(statusSentence(order.status, { type: order.type, hasDriver: false }))}
        {order.reason && <span className="block pt-1 break-words">«{order.reason}»</span>}
      </p>
      <p className="text-small text-text">{text(isPaid ? 'refund_follows' : 'nothing_charged')}</p>
      <ReorderButton orderId={order.id} look="secondary" className="mt-1 self-start" />
    </section>
  )
}
