import { ShoppingBag } from 'lucide-react'
import { Link } from 'react-router'
import { useCartLines } from '../../order/cart/use-cart.ts'
import { orderKey } from '../../order/placing/order-key.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { OwnPage } from '../../platform/session/own-page.tsx'
import { useCurrentUser } from '../../platform/session/use-current-user.ts'
import { ErrorAlert } from '../../platform/snackbar/error-alert.tsx'
import { useStored } from '../../platform/storage/use-stored.ts'
import { buttonClass } from '../../platform/ui/button.ts'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { InDoubt } from './in-doubt.tsx'
import type { PaymentLists } from './taken-payments.ts'
import { usePlacing } from './use-placing.ts'

/** Everything there is to say about an order before it is placed, and the one button that places it. */
export function CheckoutPage({ payments }: { payments: PaymentLists }) {
  return (
    <OwnPage right="order" skeleton={<CheckoutSkeleton />}>
      <Checkout payments={payments} />
    </OwnPage>
  )
}

function Checkout({ payments }: { payments: PaymentLists }) {
  const user = useCurrentUser()
  const keyed = useStored(orderKey, null)
  const lines = useCartLines()
  const placing = usePlacing()
  const { work, alert } = placing

  const isInDoubt = keyed?.isInDoubt && keyed.customerId === user?.id && work !== 'placing'
  const shown = () => {
    if (work === 'done') return <CheckoutSkeleton />
    if (isInDoubt) return <InDoubt keyed={keyed} placing={placing} />
    if (lines.length === 0) return <NothingToOrder />
    return <CheckoutForm lines={lines} payments={payments} placing={placing} />
  }
  return (
    <>
      {shown()}
      {alert !== null && <ErrorAlert detail={alert} onClose={placing.dismissAlert} />}
    </>
  )
}

function NothingToOrder() {
  const text = useText()
  return (
    <EmptyState
      level={1}
      art={<ShoppingBag size={52} aria-hidden="true" />}
      title={text('cart_empty')}
      hint={text('cart_empty_hint')}
      action={
        <Link to="/menu" className={buttonClass('primary')}>
          {text('browse_categories')}
        </Link>
      }
    />
  )
}
