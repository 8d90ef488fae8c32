import { CircleAlert } from 'lucide-react'
import { PriceIn } from '../../platform/format/price-in.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { calculation, isWorthRetrying } from './calculation.ts'
import { useRefusalText } from './refusal-text.ts'
import type { ShownBill } from './use-bill.ts'

/** What is to be said about the figures themselves; nothing while they are beyond doubt. */
export function PricingNotice({ bill }: { bill: ShownBill }) {
  const text = useText()
  const refusal = useRefusalText()
  const { failure, ownTotal, order } = bill
  return (
    <div aria-live="polite" className="text-small empty:hidden">
      {order.orderType === null && <p className="text-text2">{text('charges_need_order_type')}</p>}
      {failure !== null && isWorthRetrying(failure) && (
        <p className="flex flex-wrap items-center justify-between gap-x-3 text-text2">
          {text('total_not_checked')}
          <button
            type="button"
            onClick={calculation.retry}
            className="min-h-11 font-semibold text-primary-text underline underline-offset-4"
          >
            {text('try_again')}
          </button>
        </p>
      )}
      {failure !== null && !isWorthRetrying(failure) && (
        <p className="flex gap-2 rounded-input bg-warning-soft px-3 py-2.5 whitespace-pre-line text-warning">
          <CircleAlert size={18} aria-hidden="true" className="mt-px shrink-0" />
          {refusal(failure)}
        </p>
      )}
      {ownTotal !== null && (
        <p className="flex gap-2 rounded-input bg-info-soft px-3 py-2.5 text-info">
          <CircleAlert size={18} aria-hidden="true" className="mt-px shrink-0" />
          <span>
            <PriceIn amount={ownTotal} sentence={(amount) => text('total_differs', { amount })} />
          </span>
        </p>
      )}
    </div>
  )
}
