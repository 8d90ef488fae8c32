import { ShoppingBag } from 'lucide-react'
import { Link } from 'react-router'
import { useBill } from '../../order/pricing/use-bill.ts'
import { useFreshFigures } from '../../order/promotions/use-fresh-figures.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { queueFlag } from '../../platform/storage/keys/queue-flag.ts'
import { useStored } from '../../platform/storage/use-stored.ts'
import { buttonClass } from '../../platform/ui/button.ts'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import type { CartParts } from './cart-content.tsx'
import { PoweredBy } from './powered-by.tsx'

export function EmptyCart({ savings }: Pick<CartParts, 'savings'>) {
  const text = useText()
  const isQueue = useStored(queueFlag, null) === true
  return (
    <>
      <EmptyState
        art={<ShoppingBag size={52} aria-hidden="true" />}
        title={text('cart_empty')}
        hint={text('cart_empty_hint')}
        action={
          <Link to="/menu" replace className={buttonClass('primary')}>
            {text('browse_categories')}
          </Link>
        }
      />
      {isQueue && <EarlySavings savings={savings} />}
      <div className="mt-auto">
        <PoweredBy />
      </div>
    </>
  )
}

/** In the queue a coupon may come before the first item. */
function EarlySavings({ savings }: Pick<CartParts, 'savings'>) {
  const bill = useBill()
  useFreshFigures()
  return <div className="mx-auto w-full max-w-[461px] px-4">{savings(bill)}</div>
}
