import { useStored } from '@sufra/web/storage/use-stored'
import { buttonClass } from '@sufra/web/ui/button'
import { Price } from '@sufra/web/ui/price'
import { LoaderCircle, LockKeyhole } from 'lucide-react'
import { useId } from 'react'
import { useText } from '../../platform/i18n/use-text.ts'
import { network } from '../../platform/offline/network.ts'
import { usePrice } from '../../platform/visit/use-brand.ts'

/** The only button of the product that commits; it says to what. */
export function PlaceButton(props: { total: number; isSending: boolean; onPlace: () => void }) {
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
        onClick={props.onPlace}
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
