import type { Cart } from '@sufra/domain/cart/cart'
import type { Words } from '@sufra/domain/text/locales'
import { useStored } from '@sufra/web/storage/use-stored'
import { buttonClass, iconButtonClass } from '@sufra/web/ui/button'
import { BadgeCheck, CircleAlert, RotateCcw, UserRound, UtensilsCrossed, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { Link } from 'react-router'
import { useCart } from '#app/order/cart/use-cart.ts'
import { resetOrder } from '#app/order/draft/reset-order.ts'
import { useItems } from '#app/order/menu/use-items.ts'
import { useMoment } from '#app/order/menu/use-moment.ts'
import { verifyPage } from '#app/platform/session/sign-in-paths.ts'
import { useCurrentUser } from '#app/platform/session/use-current-user.ts'
import { cartTable } from '#app/platform/storage/keys/cart-table.ts'
import { queueFlag } from '#app/platform/storage/keys/queue-flag.ts'
import { useBrand } from '#app/platform/visit/use-brand.ts'
import { OrderNotes } from '../../order/cart/order-notes.tsx'
import { LocationBar } from '../../order/destination/location-bar.tsx'
import { useFit } from '../../order/menu/use-fit.ts'
import { CartSummary } from '../../order/pricing/cart-summary.tsx'
import { type ShownBill, useBill } from '../../order/pricing/use-bill.ts'
import { useFreshFigures } from '../../order/promotions/use-fresh-figures.ts'
import { usePricingEffects } from '../../order/promotions/use-pricing-effects.ts'
import { TimeCard } from '../../order/time/time-card.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { LineRow } from './line-row.tsx'
import { upsellOffers } from './upsell-offers.ts'
import { UpsellCard } from './upsell-page.tsx'
import { useOrderUndo } from './use-order-undo.ts'

/** What other features put into the cart. */
export type CartParts = {
  curbside: ReactNode
  signIn: ReactNode
  savings: (bill: ShownBill) => ReactNode
  checkout: (bill: ShownBill, unavailable: Words[]) => ReactNode
}

/** One column on phones, with the button at the bottom edge; lines and a summary of 350 beside them on desktops. */
export function CartContent({ lines, parts }: { lines: Cart; parts: CartParts }) {
  const text = useText()
  const outcomeOf = useFit()
  const bill = useBill()
  useFreshFigures()
  usePricingEffects()
  const unavailable = lines
    .filter((line) => outcomeOf(line).kind === 'not-available')
    .map(({ names }) => names)
  return (
    <div className="mx-auto grid w-full max-w-[461px] flex-1 grid-cols-1 content-start gap-4 px-4 pt-4 desktop:max-w-[70rem] desktop:grid-cols-[minmax(0,1fr)_350px] desktop:gap-8 desktop:px-6 desktop:pt-8">
      <div className="flex min-w-0 flex-col gap-4">
        <section className="rounded-card max-desktop:border max-desktop:border-line max-desktop:bg-surface max-desktop:px-4 max-desktop:py-1 desktop:*:bg-surface">
          <LocationBar />
          <TimeCard />
        </section>
        <CartCustomer />
        <ul
          aria-label={text('your_order')}
          className="divide-y divide-line rounded-card border border-line bg-surface px-4"
        >
          {lines.map((line) => (
            <LineRow key={line.key} line={line} outcome={outcomeOf(line)} />
          ))}
        </ul>
        <StartOver />
        <UpsellStrip />
        <TableCard />
        {parts.curbside}
        <OrderNotes />
      </div>
      <div className="contents desktop:sticky desktop:top-24 desktop:flex desktop:flex-col desktop:gap-5 desktop:self-start desktop:rounded-card desktop:border desktop:border-line desktop:bg-surface desktop:p-5">
        {parts.savings(bill)}
        <section
          aria-label={text('total')}
          className="rounded-card border border-line bg-surface p-4 desktop:border-0 desktop:p-0"
        >
          <CartSummary bill={bill} />
        </section>
        <div className="sticky bottom-0 z-10 order-2 -mx-4 border-t border-line bg-surface px-4 pt-3 shadow-e2 [padding-block-end:max(1rem,env(safe-area-inset-bottom))] desktop:static desktop:mx-0 desktop:border-0 desktop:p-0 desktop:shadow-none">
          {parts.checkout(bill, unavailable)}
        </div>
      </div>
      <div className="order-1 desktop:col-span-full">
        <PoweredBy />
      </div>
    </div>
  )
}

/** Forgets the whole order, with an undo. */
function StartOver() {
  const text = useText()
  const offerUndo = useOrderUndo()
  const startOver = () => {
    const tell = offerUndo()
    resetOrder()
    tell(text('order_reset'))
  }
  return (
    <button
      type="button"
      onClick={startOver}
      className={buttonClass('quiet', '-my-2 self-start text-text2')}
    >
      <RotateCcw size={18} aria-hidden="true" className="mirrored" />
      {text('start_over')}
    </button>
  )
}

/** The table the order goes to. In queue mode the staff have chosen it, and it stays. */
function TableCard() {
  const text = useText()
  const table = useStored(cartTable, null)
  const isQueue = useStored(queueFlag, null)
  if (table === null) return null
  return (
    <section className="flex min-h-14 items-center gap-3 rounded-card border border-line bg-surface px-4 py-2">
      <UtensilsCrossed size={20} aria-hidden="true" className="shrink-0 text-text2" />
      <p className="min-w-0 flex-1 font-semibold">{text('table_number', { number: table })}</p>
      {!isQueue && (
        <button type="button" onClick={cartTable.clear} className={iconButtonClass}>
          <X size={20} aria-hidden="true" />
          <span className="sr-only">{text('remove_table')}</span>
        </button>
      )}
    </section>
  )
}

function UpsellStrip() {
  const text = useText()
  const id = useId()
  const items = useItems()
  const cart = useCart()
  const offers = upsellOffers(items?.values() ?? [], cart, useMoment())
  if (offers.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="pb-2 text-h3 font-bold">
        {text('goes_well_with_it')}
      </h3>
      <ul className="scroll-row -mx-4 flex gap-3 px-4 pb-1 desktop:mx-0 desktop:px-0">
        {offers.map((item) => (
          <li key={item.id} className="w-36 shrink-0">
            <UpsellCard item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const CART = '/menu?page=cart'

const labelClass =
  'inline-flex shrink-0 items-center gap-1 rounded-chip px-2 py-0.5 text-micro font-semibold'

/** In the cart: who is ordering, and whether we know that the mobile number is theirs. */
function CartCustomer() {
  const text = useText()
  const user = useCurrentUser()
  if (!user) return null
  return (
    <section className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-surface px-4 py-3">
      <UserRound size={20} aria-hidden="true" className="shrink-0 text-text2" />
      <bdi className="min-w-0 flex-1 truncate font-medium">
        {`${user.firstName} ${user.lastName}`.trim() || text('account')}
      </bdi>
      {user.status === 'verified' ? (
        <span className={`${labelClass} bg-success-soft text-success`}>
          <BadgeCheck size={14} aria-hidden="true" />
          {text('mobile_verified')}
        </span>
      ) : (
        <>
          <span className={`${labelClass} bg-warning-soft text-warning`}>
            <CircleAlert size={14} aria-hidden="true" />
            {text('mobile_not_verified')}
          </span>
          <Link
            to={verifyPage(CART)}
            className="inline-flex min-h-11 w-full items-center ps-8 text-small font-semibold text-primary-text hover:underline"
          >
            {text('verify_now')}
          </Link>
        </>
      )}
    </section>
  )
}

const PLATFORM_LOGO = '/sufra.svg'

/** A free package carries the platform's own logo, whatever else is set. */
export function PoweredBy() {
  const text = useText()
  const { removesBranding, brandLogo, billingType } = useBrand()
  if (removesBranding || !brandLogo) return null
  return (
    <p className="flex items-center justify-center gap-2 py-4 text-caption text-text2">
      {text('powered_by')}
      <img
        src={billingType === 'free' ? PLATFORM_LOGO : brandLogo}
        alt="Sufra"
        width={82}
        height={20}
        className="h-5 w-auto"
      />
    </p>
  )
}
