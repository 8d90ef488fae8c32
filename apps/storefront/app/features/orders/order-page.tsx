import { useStored } from '@sufra/web/storage/use-stored'
import { buttonClass, iconButtonClass } from '@sufra/web/ui/button'
import { EmptyState } from '@sufra/web/ui/empty-state'
import { ChevronLeft, CircleX, PackageX, Star, WifiOff } from 'lucide-react'
import { Link } from 'react-router'
import { LoadFailed } from '#app/platform/session/own-page.tsx'
import { useTimeTexts } from '../../order/time/time-texts.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { ContactCards } from './contact-cards.tsx'
import { connection } from './follow-orders.ts'
import { Arrival, CancelOrder } from './order-actions.tsx'
import { OrderBill, OrderFacts, OrderLines } from './order-details.tsx'
import { EtaCard, Timeline } from './order-progress.tsx'
import { OrderSkeleton } from './order-skeleton.tsx'
import { statusSentence, wentWrong } from './order-status.ts'
import { ReorderButton } from './reorder/reorder-button.tsx'
import type { TrackedOrder } from './tracked-order.ts'
import { useTrackedOrder } from './tracked-order.ts'

/** One order of the customer's, followed as it moves. */
export function OrderPage({ orderId }: { orderId: string }) {
  const text = useText()
  const { state, tracked, ask } = useTrackedOrder(orderId)
  if (state === 'known') return <Known tracked={tracked} onChange={ask} />
  if (state === 'asking') return <OrderSkeleton />
  if (state === 'missing') {
    return (
      <EmptyState
        level={1}
        art={<PackageX size={52} aria-hidden="true" />}
        title={text('order_not_found')}
        hint={text('order_not_found_hint')}
        action={
          <Link to="/user/order" className={buttonClass('primary')}>
            {text('my_orders')}
          </Link>
        }
      />
    )
  }
  return (
    <div className="mx-auto flex w-full max-w-[461px] flex-col gap-4 gutter pt-6">
      <h1 className="text-h1 font-bold">{text('order_not_loaded')}</h1>
      <LoadFailed onRetry={ask} />
    </div>
  )
}

function Known({ tracked, onChange }: { tracked: TrackedOrder; onChange: () => Promise<void> }) {
  const text = useText()
  const { order, items } = tracked
  const hasEndedBadly = wentWrong(order.status)
  return (
    <div className="mx-auto flex w-full max-w-[461px] flex-col gap-4 gutter pt-4 desktop:max-w-[60rem] desktop:pt-8">
      <Heading number={order.number} />
      <LastUpdated askedAt={tracked.askedAt} onRetry={onChange} />
      <div className="grid gap-4 desktop:grid-cols-[minmax(0,1fr)_350px] desktop:items-start desktop:gap-8">
        <div className="flex min-w-0 flex-col gap-5">
          {hasEndedBadly ? (
            <EndedCard tracked={tracked} />
          ) : (
            <>
              <EtaCard tracked={tracked} />
              <Arrival order={order} onChange={onChange} />
              <Timeline tracked={tracked} />
            </>
          )}
          {order.status === 'finished' && <Afterwards tracked={tracked} />}
          <ContactCards tracked={tracked} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <section className="rounded-card border border-line bg-surface p-4 desktop:p-5">
            <h2 className="text-h3 font-bold">{text('your_order')}</h2>
            <OrderLines items={items} />
            <OrderBill order={order} />
          </section>
          <OrderFacts order={order} />
          <CancelOrder order={order} onChange={onChange} />
        </div>
      </div>
    </div>
  )
}

function Heading({ number }: { number: number }) {
  const text = useText()
  return (
    <header className="flex items-center gap-3">
      <Link
        to="/user/order"
        className={`${iconButtonClass} rounded-tile border border-line bg-surface`}
      >
        <ChevronLeft size={22} aria-hidden="true" className="mirrored" />
        <span className="sr-only">{text('my_orders')}</span>
      </Link>
      <h1 className="flex flex-col">
        <span className="text-caption text-text2">{text('order')}</span>{' '}
        <bdi dir="ltr" className="text-h2 font-bold tabular-nums rtl:text-end">
          #{number}
        </bdi>
      </h1>
    </header>
  )
}

/** Shown while the live stream is down: the status below may be out of date. */
function LastUpdated({ askedAt, onRetry }: { askedAt: number; onRetry: () => Promise<void> }) {
  const text = useText()
  const { time } = useTimeTexts()
  const isLost = useStored(connection, 'idle') === 'lost'
  return (
    <div role="status" className="empty:hidden">
      {isLost && (
        <p className="flex items-center gap-2 rounded-input bg-warning-soft px-3 py-1 text-small text-text">
          <WifiOff size={18} aria-hidden="true" className="shrink-0" />
          <span className="flex-1">{text('last_updated', { time: time(askedAt) })}</span>
          <button
            type="button"
            onClick={onRetry}
            className="min-h-11 font-semibold underline underline-offset-4"
          >
            {text('try_again')}
          </button>
        </p>
      )}
    </div>
  )
}

function Afterwards({ tracked: { order } }: { tracked: TrackedOrder }) {
  const text = useText()
  return (
    <div className="flex flex-wrap gap-3 *:flex-1">
      {!order.isRated && (
        <Link to={`/user/order/${order.id}/feedback`} className={buttonClass('primary')}>
          <Star size={18} aria-hidden="true" />
          {text('rate')}
        </Link>
      )}
      <ReorderButton orderId={order.id} look={order.isRated ? 'primary' : 'secondary'} />
    </div>
  )
}

/** Who ended the order and why, and what about the money; in place of its course. */
function EndedCard({ tracked: { order, steps } }: { tracked: TrackedOrder }) {
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
