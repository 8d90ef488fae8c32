import type { Words } from '@sufra/domain/text/locales'
import { LoaderCircle } from 'lucide-react'
import { useEffect, useId } from 'react'
import { FaultMessage } from '../../order/pricing/fault-message.tsx'
import type { ShownBill } from '../../order/pricing/use-bill.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { BlockingSpinner } from '../../platform/loading/blocking-spinner.tsx'
import { network } from '../../platform/offline/network.ts'
import { ErrorAlert } from '../../platform/snackbar/error-alert.tsx'
import { useStored } from '../../platform/storage/use-stored.ts'
import { buttonClass } from '../../platform/ui/button.ts'
import { Price } from '../../platform/ui/price.tsx'
import { usePrice } from '../../platform/visit/use-brand.ts'
import { useCheckout } from './use-checkout.ts'

export function CheckoutButton(props: { bill: ShownBill; unavailable: readonly Words[] }) {
  const { bill } = props
  const text = useText()
  const price = usePrice()
  const reasonId = useId()
  const isOffline = useStored(network, 'online') === 'offline'
  const { start, isBusy, fault, alert, dismissAlert } = useCheckout(bill, props.unavailable)
  const isNotesFault = fault?.rule === 'notes-too-long'
  useEffect(() => {
    if (isNotesFault) document.querySelector<HTMLElement>('dialog textarea')?.focus()
  }, [isNotesFault])

  return (
    <div className="flex flex-col gap-2">
      {fault && <FaultMessage fault={fault} ordered={bill.ordered} />}
      <button
        type="button"
        disabled={isOffline}
        aria-busy={isBusy}
        aria-describedby={isOffline ? reasonId : undefined}
        onClick={start}
        className={buttonClass(
          'primary',
          'min-h-14 w-full disabled:cursor-not-allowed disabled:border-line disabled:bg-surface3 disabled:text-text2',
        )}
      >
        {isBusy && <LoaderCircle size={20} aria-hidden="true" className="animate-spin" />}
        <span className="flex-1 text-start">{text('checkout')}</span>
        <Price parts={price(bill.figures.total)} />
      </button>
      {isOffline && (
        <p id={reasonId} className="text-center text-small text-text2">
          {text('no_network')}
        </p>
      )}
      {isBusy && <BlockingSpinner />}
      {alert !== null && <ErrorAlert detail={alert} onClose={dismissAlert} />}
    </div>
  )
}
