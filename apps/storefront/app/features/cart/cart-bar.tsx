import { useStored } from '@sufra/web/storage/use-stored'
import { Price } from '@sufra/web/ui/price'
import { memo, useDeferredValue, useLayoutEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { useTally } from '../../order/cart/tally.ts'
import { OPENING, useCartPanel } from '../../order/cart/use-cart-panel.ts'
import { besideMenu, wideScreen } from '../../order/cart/wide-screen.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { usePrice } from '../../platform/visit/use-brand.ts'

/** The button of 56 and the space under it. */
const HEIGHT = '4.5rem'

/** Routes whose bottom edge holds the button that places the order; the bar is hidden there. */
const CHECKOUT = /\/checkout(\/|$)/

/** The way to the cart stays under the thumb, unless the cart itself is on the screen. */
export function CartBar() {
  const isWide = useStored(wideScreen, true)
  const isBesideMenu = useStored(besideMenu, true)
  const { isPossible } = useCartPanel()
  const isAtCheckout = CHECKOUT.test(useLocation().pathname)
  return isPossible && !isAtCheckout && !(isWide && isBesideMenu) ? <Bar /> : null
}

function Bar() {
  useLayoutEffect(reserveSpace, [])
  // One frame after the card's own count, the tap's visible answer.
  const { count, subtotal } = useDeferredValue(useTally())
  return (
    <>
      <div aria-hidden="true" className="h-[calc(5.5rem+env(safe-area-inset-bottom))]" />
      <WayToCart count={count} subtotal={subtotal} />
    </>
  )
}

const WayToCart = memo(function WayToCart({
  count,
  subtotal,
}: {
  count: number
  subtotal: number
}) {
  const text = useText()
  const price = usePrice()
  const { address } = useCartPanel()
  return (
    <nav
      aria-label={text('cart')}
      className="pointer-events-none fixed inset-x-0 bottom-0 z-20 bg-linear-to-t from-bg from-60% to-transparent px-4 pt-6 [padding-block-end:max(1rem,env(safe-area-inset-bottom))] transition-[opacity,translate] duration-320 ease-out starting:translate-y-6 starting:opacity-0"
    >
      <Link
        to={address}
        {...OPENING}
        className="pressable pointer-events-auto mx-auto flex min-h-14 max-w-[461px] items-center gap-3 rounded-card border-[1.5px] border-primary-edge bg-primary px-4 font-semibold text-on-primary shadow-e3 hover:bg-primary-hover active:bg-primary-press"
      >
        <span className="grid min-w-7 place-items-center rounded-chip bg-on-primary px-1.5 py-0.5 text-small text-primary tabular-nums">
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{text('item_count', { count })}</span>
        </span>
        <span className="flex-1">{text('view_cart')}</span>
        <Price parts={price(subtotal)} />
      </Link>
    </nav>
  )
})

/** Whatever else sits at the bottom edge sits above the bar, and no focused thing hides under it. */
function reserveSpace() {
  const { style } = document.documentElement
  style.setProperty('--cart-bar-height', HEIGHT)
  style.scrollPaddingBlockEnd = '6rem'
  return () => {
    style.removeProperty('--cart-bar-height')
    style.scrollPaddingBlockEnd = ''
  }
}
