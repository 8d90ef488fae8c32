import { isForKitchen } from '@sufra/domain/orders/order-lifecycle'
import { useNow } from '@sufra/web/page/clock'
import { useStored } from '@sufra/web/storage/use-stored'
import { buttonClass } from '@sufra/web/ui/button'
import { Dialog } from '@sufra/web/ui/dialog'
import { FormError } from '@sufra/web/ui/form-error'
import { Car, CircleCheck, LoaderCircle } from 'lucide-react'
import { cancelOrderTime } from '#app/order/placed/cancel-deadline.ts'
import { recentOrderId } from '#app/order/placed/recent-order-id.ts'
import { orderCalls } from '../../order/placed/order-calls.ts'
import type { Order } from '../../order/placed/order-model.ts'
import { useSending } from '../../platform/forms/use-sending.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useSheet } from '../../platform/ui/use-sheet.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { countdownText } from './order-status.ts'

/** For as long as the brand lets customers change their mind, with the time that is left. */
export function CancelOrder({ order, onChange }: { order: Order; onChange: () => Promise<void> }) {
  const text = useText()
  const sheet = useSheet('cancel-order')
  const deadline = useCancelDeadline(order)
  const now = useNow()
  const isOver = deadline !== null && now >= deadline
  return (
    <>
      {order.canCancel && !isOver && (
        <button
          type="button"
          onClick={sheet.open}
          aria-haspopup="dialog"
          className={buttonClass('secondary', 'w-full text-danger!')}
        >
          {text('cancel_order')}
          {deadline !== null && (
            <span className="font-medium tabular-nums">
              {' · '}
              {text('time_left', { time: countdownText(deadline - now) })}
            </span>
          )}
        </button>
      )}
      {/* Whoever is asked may answer, also when the kitchen was faster: the server decides. */}
      {sheet.isOpen && <Question order={order} onClose={sheet.close} onChange={onChange} />}
    </>
  )
}

function Question(props: { order: Order; onClose: () => void; onChange: () => Promise<void> }) {
  const text = useText()
  const brand = useBrand()
  const failed = text('cancellation_failed')
  const { isSending, refused, send } = useSending({ shown: [], otherwise: failed })
  const title = text('cancel_order_question')

  const cancel = async () => {
    const isCancelled = await send(async () => {
      const calls = orderCalls(brand)
      await calls.cancel(props.order.id)
    })
    await props.onChange()
    if (isCancelled) props.onClose()
  }
  return (
    <Dialog label={title} onClose={props.onClose} className="sheet bg-surface text-text">
      <div className="flex flex-col gap-3 p-6">
        <h2 className="text-h2 font-bold">{title}</h2>
        <p className="text-text2">{text('cancel_order_hint', { number: props.order.number })}</p>
        {refused.whole !== null && <FormError>{refused.whole}</FormError>}
        <div className="flex flex-col gap-2 pt-2 tablet:flex-row-reverse tablet:*:flex-1">
          <button type="button" onClick={props.onClose} className={buttonClass('primary')}>
            {text('keep_order')}
          </button>
          <button
            type="button"
            onClick={cancel}
            aria-busy={isSending}
            className={buttonClass('secondary', 'text-danger!')}
          >
            {isSending && <LoaderCircle size={20} aria-hidden="true" className="animate-spin" />}
            {text('cancel_order')}
          </button>
        </div>
      </div>
    </Dialog>
  )
}

/** Until when an order can be cancelled; null where no countdown runs. This device's own deadline counts before the server's. */
function useCancelDeadline({ id, cancelUntil }: Order): number | null {
  const isRecent = useStored(recentOrderId, null) === id
  const own = useStored(cancelOrderTime, null)
  if (cancelUntil === null) return null
  return isRecent && own !== null ? own : cancelUntil
}

/** 'I've arrived': tells the crew which car waits at the curb. */
export function Arrival({ order, onChange }: { order: Order; onChange: () => Promise<void> }) {
  const text = useText()
  const brand = useBrand()
  const { isSending, refused, send } = useSending({
    shown: [],
    otherwise: text('arrival_not_sent'),
  })
  const { car } = order
  if (!car || !isForKitchen(order.status)) return null

  const arrive = () =>
    send(async () => {
      const calls = orderCalls(brand)
      await calls.arrive(order.id)
      await onChange()
    })
  return (
    <section className="flex flex-col gap-3 rounded-card bg-secondary-soft p-5">
      <p className="flex items-center gap-3 font-semibold">
        <Car size={22} aria-hidden="true" className="shrink-0 text-secondary-text" />
        <span className="min-w-0 flex-1 break-words">
          {car.color} {car.maker}
        </span>
        {car.plate && (
          <bdi dir="ltr" className="rounded-chip bg-surface px-2 py-0.5 font-mono text-small">
            {car.plate}
          </bdi>
        )}
      </p>
      {order.hasArrived ? (
        <p role="status" className="flex items-center gap-2 font-medium text-secondary-text">
          <CircleCheck size={20} aria-hidden="true" className="shrink-0" />
          {text('crew_told')}
        </p>
      ) : (
        <>
          <p className="text-small">{text('arrived_hint')}</p>
          {refused.whole !== null && <FormError>{refused.whole}</FormError>}
          <button
            type="button"
            onClick={arrive}
            aria-busy={isSending}
            className={buttonClass('primary', 'min-h-14 w-full')}
          >
            {isSending && <LoaderCircle size={20} aria-hidden="true" className="animate-spin" />}
            {text('i_have_arrived')}
          </button>
        </>
      )}
    </section>
  )
}
