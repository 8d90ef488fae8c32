import type { Destination } from '@sufra/domain/branch/destination'
import { buttonClass } from '@sufra/web/ui/button'
import { Dialog } from '@sufra/web/ui/dialog'
import { useState } from 'react'
import { cart } from '../../order/cart/cart-store.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { storedOrderType } from '../../platform/storage/keys/order-type.ts'
import { useDestinationUndo } from './destination-undo.ts'
import { KeepWhatFits } from './keep-what-fits.tsx'

type Props = { next: Destination; onAnswer: (isAgreed: boolean) => void }

/** Continuing empties the cart; cancelling keeps the old destination; in between, what fits can come along. */
export default function DestinationChangeDialog({ next, onAnswer }: Props) {
  const text = useText()
  const [isFitting, setFitting] = useState(false)
  const isNewType = next.orderType !== storedOrderType.read()
  const title = text(isNewType ? 'change_order_type' : 'change_branch_title')
  const cancel = () => onAnswer(false)

  return (
    <Dialog label={title} onClose={cancel} className="sheet bg-surface text-text">
      <div className="flex flex-col gap-4 p-5">
        <h2 className="text-h2 font-bold">{title}</h2>
        {isFitting ? (
          <KeepWhatFits next={next} onAnswer={onAnswer} />
        ) : (
          <Warning
            text={text(isNewType ? 'order_type_change_empties' : 'branch_change_empties')}
            onFit={() => setFitting(true)}
            onAnswer={onAnswer}
          />
        )}
      </div>
    </Dialog>
  )
}

function Warning(props: { text: string; onFit: () => void; onAnswer: Props['onAnswer'] }) {
  const text = useText()
  const offerUndo = useDestinationUndo()
  const emptyCart = () => {
    const tell = offerUndo()
    cart.empty()
    props.onAnswer(true)
    tell(text('cart_emptied'))
  }
  return (
    <>
      <p className="text-text2">{props.text}</p>
      <div className="flex flex-col gap-2">
        <button type="button" onClick={props.onFit} className={buttonClass('primary')}>
          {text('keep_what_fits')}
        </button>
        <button type="button" onClick={emptyCart} className={buttonClass('secondary')}>
          {text('continue')}
        </button>
        <button
          type="button"
          onClick={() => props.onAnswer(false)}
          className={buttonClass('quiet')}
        >
          {text('cancel')}
        </button>
      </div>
    </>
  )
}
