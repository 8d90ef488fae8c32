import type { Destination } from '@sufra/domain/branch/destination'
import { applyRefit, type RefitLine } from '@sufra/domain/cart/refit'
import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import { buttonClass } from '@sufra/web/ui/button'
import { Dialog } from '@sufra/web/ui/dialog'
import { useState } from 'react'
import { FitRow } from '#app/order/menu/fit-row.tsx'
import { useRefit } from '#app/order/menu/use-refit.ts'
import { cart } from '../../order/cart/cart-store.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { storedOrderType } from '../../platform/storage/keys/order-type.ts'
import { useOrderUndo } from './use-order-undo.ts'

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
  const offerUndo = useOrderUndo()
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

/** Line by line, what becomes of the cart at the new destination. */
function KeepWhatFits({ next, onAnswer }: Props) {
  const text = useText()
  const refit = useRefit(next)
  if (refit.answer)
    return <Outcomes lines={refit.answer} orderType={next.orderType} onAnswer={onAnswer} />
  if (!refit.hasFailed) {
    return <div aria-busy="true" className="h-40 animate-pulse rounded-tile bg-surface2" />
  }
  return (
    <div role="alert" className="flex flex-col gap-3">
      <p className="text-text2">{text('cannot_process')}</p>
      <button type="button" onClick={refit.retry} className={buttonClass('primary')}>
        {text('try_again')}
      </button>
    </div>
  )
}

function Outcomes(props: {
  lines: RefitLine[]
  orderType: OrderType | null
  onAnswer: Props['onAnswer']
}) {
  const text = useText()
  const offerUndo = useOrderUndo()
  const { lines, orderType, onAnswer } = props
  const [refused, setRefused] = useState<readonly string[]>([])
  const keys = lines.map(({ line }) => line.key)
  const fitted = applyRefit(lines, new Set(keys.filter((key) => !refused.includes(key))))
  const count = lines.length - fitted.removed.length

  const toggle = (key: string) =>
    setRefused(refused.includes(key) ? refused.filter((each) => each !== key) : [...refused, key])
  const change = () => {
    const tell = offerUndo()
    cart.put(fitted.cart)
    onAnswer(true)
    tell(text('cart_fitted', { count }))
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {lines.map(({ line, outcome }) => (
          <FitRow
            key={line.key}
            line={line}
            outcome={outcome}
            orderType={orderType}
            isKept={!fitted.removed.includes(line)}
            onToggle={() => toggle(line.key)}
          />
        ))}
      </ul>
      <div className="flex flex-col gap-2">
        <button type="button" onClick={change} className={buttonClass('primary')}>
          {text('change_and_keep', { count })}
        </button>
        <button type="button" onClick={() => onAnswer(false)} className={buttonClass('secondary')}>
          {text('cancel')}
        </button>
      </div>
    </>
  )
}
