import type { BoardOrder } from '@sufra/contract/orders/board'
import { Banknote, CircleCheck, CreditCard } from 'lucide-react'
import { Amount } from '../brand/amount.tsx'
import { useText } from '../i18n/text-provider.tsx'
import { Change } from './change.tsx'

/** What is still to be taken, and how. */
export function PaymentNote({ attributes }: { attributes: BoardOrder['attributes'] }) {
  const text = useText()
  const method = attributes['payment-method']
  const due = attributes['to-collect']
  if (due === 0) {
    return (
      <p className="flex items-center gap-1.5 text-small font-semibold text-ready">
        <CircleCheck size={16} aria-hidden="true" />
        {text('paid')}
        <span className="font-normal text-text2">{text(`method_${method}`)}</span>
      </p>
    )
  }
  const Icon = method === 'cash' ? Banknote : CreditCard
  return (
    <div className="rounded-chip border border-line px-2 py-1.5">
      <p className="flex flex-wrap items-center gap-x-1.5 text-small">
        <Icon size={17} aria-hidden="true" className="text-text2" />
        <span className="font-semibold">{text('collect')}</span>
        <strong className="text-body">
          <Amount value={due} />
        </strong>
        <span className="text-text2">{text(`method_${method}`)}</span>
      </p>
      <Change due={due} cash={attributes['cash-amount']} />
    </div>
  )
}
