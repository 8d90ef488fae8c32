import { toMinor } from '@sufra/domain/money/money'
import { CloudAlert, LoaderCircle } from 'lucide-react'
import type { KeyedOrder } from '../../order/placing/order-key.ts'
import { PriceIn } from '../../platform/format/price-in.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { buttonClass } from '../../platform/ui/button.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import type { usePlacing } from './use-placing.ts'

/** The order was sent and no answer came. Nobody is asked to order again before the server has said what became of it. */
export function InDoubt(props: { keyed: KeyedOrder; placing: ReturnType<typeof usePlacing> }) {
  const text = useText()
  const { currency } = useBrand()
  const isChecking = props.placing.work === 'checking'
  const total = toMinor(props.keyed.order['expected-total'] ?? 0, currency.decimals)
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-14 text-center">
      <div className="grid size-[120px] place-items-center rounded-full bg-warning-soft text-warning">
        <CloudAlert size={52} aria-hidden="true" />
      </div>
      <h1 className="text-h2 font-bold">{text('in_doubt')}</h1>
      <p className="text-text2">{text('in_doubt_hint')}</p>
      <p className="text-small text-text2">
        <PriceIn amount={total ?? 0} sentence={(amount) => text('in_doubt_total', { amount })} />
      </p>
      <button
        type="button"
        aria-busy={isChecking}
        onClick={() => props.placing.check(props.keyed)}
        className={buttonClass('primary', 'mt-3 min-h-14 w-full')}
      >
        {isChecking && <LoaderCircle size={20} aria-hidden="true" className="animate-spin" />}
        {text(isChecking ? 'checking_my_order' : 'check_my_order')}
      </button>
      <p className="text-small text-text2">{text('in_doubt_once')}</p>
    </div>
  )
}
