import { ShoppingBag } from 'lucide-react'
import { Link } from 'react-router'
import { Savings } from '../coupons/savings.tsx'
import { useText } from '../i18n/use-text.ts'
import { useBill } from '../pricing/use-bill.ts'
import { queueFlag } from '../storage/keys/queue-flag.ts'
import { useStored } from '../storage/use-stored.ts'
import { buttonClass } from '../ui/button.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { PoweredBy } from './powered-by.tsx'
import { useFreshFigures } from './use-fresh-figures.ts'

export function EmptyCart() {
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
      {isQueue && <EarlySavings />}
      <div className="mt-auto">
        <PoweredBy />
      </div>
    </>
  )
}

/** In the queue a coupon may come before the first item. */
function EarlySavings() {
  const bill = useBill()
  useFreshFigures()
  return (
    <div className="mx-auto w-full max-w-[461px] px-4">
      <Savings bill={bill} />
    </div>
  )
}
