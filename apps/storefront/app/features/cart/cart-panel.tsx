import { useStored } from '@sufra/web/storage/use-stored'
import { buttonClass, iconButtonClass } from '@sufra/web/ui/button'
import { Dialog } from '@sufra/web/ui/dialog'
import { EmptyState } from '@sufra/web/ui/empty-state'
import {
  ChevronLeft,
  Home,
  LogIn,
  MapPin,
  Menu,
  ReceiptText,
  Search,
  ShoppingBag,
  UserRound,
  UtensilsCrossed,
} from 'lucide-react'
import { useEffect, useEffectEvent, useId } from 'react'
import { Link, useLocation } from 'react-router'
import { useBill } from '#app/order/pricing/use-bill.ts'
import { useFreshFigures } from '#app/order/promotions/use-fresh-figures.ts'
import { ProfileButton } from '#app/platform/session/profile-button.tsx'
import { signInPage } from '#app/platform/session/sign-in-paths.ts'
import { useCurrentUser } from '#app/platform/session/use-current-user.ts'
import { useSignInDialog } from '#app/platform/session/use-sign-in-dialog.ts'
import { queueFlag } from '#app/platform/storage/keys/queue-flag.ts'
import { LanguageSwitch } from '#app/platform/visit/language-switch.tsx'
import { useBrand } from '#app/platform/visit/use-brand.ts'
import { cart } from '../../order/cart/cart-store.ts'
import { useCartLines } from '../../order/cart/use-cart.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { Snackbar } from '../../platform/snackbar/snackbar.tsx'
import { CartContent, type CartParts, PoweredBy } from './cart-content.tsx'

/** The whole screen, sliding in from the far side of the reading direction. */
export function CartPanel(props: {
  onClose: () => void
  onCloseSlider: (() => void) | undefined
  parts: CartParts
}) {
  const text = useText()
  const lines = useCartLines()
  const tellClosed = useEffectEvent(() => props.onCloseSlider?.())

  useEffect(() => {
    window.dispatchEvent(new CustomEvent('view-cart', { detail: cart.read() }))
    return () => {
      tellClosed()
      window.dispatchEvent(new CustomEvent('close-slider'))
    }
  }, [])

  return (
    <Dialog
      label={text('your_cart')}
      onClose={props.onClose}
      className="fixed inset-0 h-dvh w-full overflow-y-auto overscroll-contain bg-bg text-text transition-[translate] duration-320 ease-out [--cart-bar-height:7rem] starting:translate-x-full desktop:[--cart-bar-height:0px] rtl:starting:-translate-x-full"
    >
      <div className="flex min-h-full flex-col">
        <CartHeader onClose={props.onClose} />
        {lines.length > 0 ? (
          <CartContent lines={lines} parts={props.parts} />
        ) : (
          <EmptyCart savings={props.parts.savings} />
        )}
      </div>
      <Snackbar />
      {props.parts.signIn}
    </Dialog>
  )
}

function CartHeader({ onClose }: { onClose: () => void }) {
  const text = useText()
  const signIn = useSignInDialog()
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-bg">
      <div className="mx-auto flex h-16 w-full max-w-[461px] items-center gap-2 px-4 desktop:h-[4.5rem] desktop:max-w-[70rem] desktop:px-6">
        <button
          type="button"
          onClick={onClose}
          className={`${iconButtonClass} rounded-tile border border-line bg-surface`}
        >
          <ChevronLeft size={22} aria-hidden="true" className="mirrored" />
          <span className="sr-only">{text('close_cart')}</span>
        </button>
        <h2 className="min-w-0 flex-1 truncate ps-2 text-h3 font-bold desktop:text-h2">
          {text('your_cart')}
        </h2>
        <LanguageSwitch isShort />
        <ProfileButton onSignIn={() => signIn.open('cart')} />
        <MenuDropdown />
      </div>
    </header>
  )
}

/** On desktops: the ways on from the cart, in a list under its button. */
function MenuDropdown() {
  const text = useText()
  const id = useId()
  const { firstCategorySlug } = useBrand()
  const user = useCurrentUser()
  const { pathname, search } = useLocation()
  const entries = [
    { to: '/', Icon: Home, label: text('home') },
    { to: '/menu', Icon: UtensilsCrossed, label: text('menu') },
    { to: '/search', Icon: Search, label: text('search') },
    firstCategorySlug && {
      to: `/menu/${firstCategorySlug}/location`,
      Icon: MapPin,
      label: text('branches'),
    },
    user
      ? { to: '/user/profile', Icon: UserRound, label: text('account') }
      : { to: signInPage(pathname + search), Icon: LogIn, label: text('sign_in') },
    user && { to: '/user/order', Icon: ReceiptText, label: text('my_orders') },
  ].filter((entry) => !!entry)
  return (
    <div className="max-desktop:hidden">
      <button type="button" popoverTarget={id} aria-haspopup="true" className={iconButtonClass}>
        <Menu size={22} aria-hidden="true" className="mirrored" />
        <span className="sr-only">{text('menu')}</span>
      </button>
      <nav
        id={id}
        popover="auto"
        aria-label={text('menu')}
        className="inset-auto inset-e-[max(1.5rem,calc(50vw-33.5rem))] top-[4.75rem] m-0 w-64 rounded-card border border-line bg-surface p-2 text-text shadow-e3"
      >
        <ul>
          {entries.map(({ to, Icon, label }) => (
            <li key={to}>
              <Link
                to={to}
                className="flex min-h-11 items-center gap-3 rounded-input px-3 font-medium hover:bg-surface2"
              >
                <Icon size={20} aria-hidden="true" className="shrink-0 text-text2" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

function EmptyCart({ savings }: Pick<CartParts, 'savings'>) {
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
