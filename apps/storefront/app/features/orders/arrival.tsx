import { isForKitchen } from '@sufra/domain/orders/order-lifecycle'
import { buttonClass } from '@sufra/web/ui/button'
import { FormError } from '@sufra/web/ui/form-error'
import { Car, CircleCheck, LoaderCircle } from 'lucide-react'
import { orderCalls } from '../../order/placed/order-calls.ts'
import type { Order } from '../../order/placed/order-model.ts'
import { useSending } from '../../platform/forms/use-sending.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'

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
