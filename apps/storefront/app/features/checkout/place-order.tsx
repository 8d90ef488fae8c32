import { useStored } from '@sufra/web/storage/use-stored'
import { buttonClass } from '@sufra/web/ui/button'
import { Dialog } from '@sufra/web/ui/dialog'
import { Price } from '@sufra/web/ui/price'
import { LoaderCircle, LockKeyhole, MoveRight } from 'lucide-react'
import { useId } from 'react'
import type { ShownBill } from '#app/order/pricing/use-bill.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { network } from '../../platform/offline/network.ts'
import { usePrice } from '../../platform/visit/use-brand.ts'

/** Places the order; its label carries the total. */
export function PlaceOrderButton(props: {
  total: number
  isSending: boolean
  onPlaceOrder: () => void
}) {
  const text = useText()
  const price = usePrice()
  const reasonId = useId()
  const isOffline = useStored(network, 'online') === 'offline'
  const Icon = props.isSending ? LoaderCircle : LockKeyhole
  return (
    <>
      <button
        type="button"
        disabled={isOffline}
        aria-busy={props.isSending}
        aria-describedby={isOffline ? reasonId : undefined}
        onClick={props.onPlaceOrder}
        className={buttonClass(
          'primary',
          'min-h-14 w-full disabled:cursor-not-allowed disabled:border-line disabled:bg-surface3 disabled:text-text2',
        )}
      >
        <Icon size={20} aria-hidden="true" className={props.isSending ? 'animate-spin' : ''} />
        <span className="flex-1 text-start">
          {text(props.isSending ? 'placing_order' : 'place_order')}
        </span>
        <Price parts={price(props.total)} />
      </button>
      {isOffline && (
        <p id={reasonId} className="text-center text-small text-text2">
          {text('no_network')}
        </p>
      )}
    </>
  )
}

/** The order costs something else by now: nothing was placed, and the customer decides anew. */
export function TotalChanged(props: {
  from: number
  bill: ShownBill
  onPlaceOrder: () => void
  onClose: () => void
}) {
  const text = useText()
  const price = usePrice()
  const { figures, isChecking } = props.bill
  const title = text('total_changed')
  return (
    <Dialog label={title} onClose={props.onClose} className="sheet bg-surface text-text">
      <div className="flex flex-col gap-3 p-6">
        <h2 className="text-h2 font-bold">{title}</h2>
        <p className="text-text2">{text('total_changed_hint')}</p>
        <p aria-live="polite" className="flex items-center gap-3 py-2 text-h2 font-bold">
          <s className="font-normal text-text2">
            <span className="sr-only">{text('total_before')} </span>
            <Price parts={price(props.from)} />
          </s>
          <MoveRight size={22} aria-hidden="true" className="mirrored text-text2" />
          {isChecking ? (
            <span className="h-8 w-28 animate-pulse rounded-chip bg-surface2" />
          ) : (
            <span>
              <span className="sr-only">{text('total_now')} </span>
              <Price parts={price(figures.total)} />
            </span>
          )}
        </p>
        <div className="flex flex-col gap-2 tablet:flex-row-reverse tablet:*:flex-1">
          <button
            type="button"
            disabled={isChecking}
            onClick={props.onPlaceOrder}
            className={buttonClass('primary', 'disabled:opacity-60')}
          >
            {text('place_order')}
          </button>
          <button type="button" onClick={props.onClose} className={buttonClass('secondary')}>
            {text('look_again')}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
