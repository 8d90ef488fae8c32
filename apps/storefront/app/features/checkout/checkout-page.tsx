import { toMinor } from '@sufra/domain/money/money'
import { useStored } from '@sufra/web/storage/use-stored'
import { buttonClass } from '@sufra/web/ui/button'
import { EmptyState } from '@sufra/web/ui/empty-state'
import { CloudAlert, LoaderCircle, ShoppingBag } from 'lucide-react'
import { Link } from 'react-router'
import type { KeyedOrder } from '#app/order/placing/order-key.ts'
import { PriceIn } from '#app/platform/format/price-in.tsx'
import { useBrand } from '#app/platform/visit/use-brand.ts'
import { useCartLines } from '../../order/cart/use-cart.ts'
import { orderKey } from '../../order/placing/order-key.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { OwnPage } from '../../platform/session/own-page.tsx'
import { useCurrentUser } from '../../platform/session/use-current-user.ts'
import { ErrorAlert } from '../../platform/snackbar/error-alert.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import type { PaymentLists } from './payment-rules.ts'
import { usePlacing } from './use-order-form.ts'

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

const block = 'block animate-pulse rounded-card bg-surface2'

/** The outline of the checkout, as it will stand. */
function CheckoutSkeleton() {
  const text = useText()
  return (
    <div
      aria-busy="true"
      className="mx-auto grid w-full max-w-[461px] grid-cols-1 gap-4 gutter pt-4 desktop:max-w-[66rem] desktop:grid-cols-[minmax(0,1fr)_350px] desktop:gap-x-8 desktop:pt-8"
    >
      <div className="flex flex-col gap-4">
        <h1 className="ps-14 text-h1 font-bold">{text('checkout')}</h1>
        <p role="status" className="sr-only">
          {text('loading')}
        </p>
        <span className={`${block} h-14 desktop:hidden`} />
        <span className={`${block} h-28`} />
        <span className={`${block} h-40`} />
        <span className={`${block} h-56`} />
      </div>
      <span className={`${block} h-96 max-desktop:hidden`} />
    </div>
  )
}

/** The order was sent and no answer came. Nobody is asked to order again before the server has said what became of it. */
function InDoubt(props: { keyed: KeyedOrder; placing: ReturnType<typeof usePlacing> }) {
  const text = useText()
  const { currency } = useBrand()
  const isChecking = props.placing.work === 'checking'
  const expected = props.keyed.order['expected-total']
  const total = expected == null ? null : toMinor(expected, currency.decimals)
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-14 text-center">
      <div className="grid size-[120px] place-items-center rounded-full bg-warning-soft text-warning">
        <CloudAlert size={52} aria-hidden="true" />
      </div>
      <h1 className="text-h2 font-bold">{text('in_doubt')}</h1>
      <p className="text-text2">{text('in_doubt_hint')}</p>
      {total !== null && (
        <p className="text-small text-text2">
          <PriceIn amount={total} sentence={(amount) => text('in_doubt_total', { amount })} />
        </p>
      )}
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
