import { keptAcrossVisits } from '@sufra/web/storage/forgiving-storage'
import { useStored } from '@sufra/web/storage/use-stored'
import { ShoppingBag } from 'lucide-react'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { cartTally, useIsCartEmpty } from '../../order/cart/tally.ts'
import { besideMenu, wideScreen } from '../../order/cart/wide-screen.ts'
import { withMoreTexts } from '../../platform/i18n/texts.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'

const MiniCartLines = lazy(withMoreTexts(() => import('./mini-cart-lines.tsx')))

/** The cart beside the menu on desktops: a column of 350 that is there from the start. */
export default function MiniCart() {
  const text = useText()
  const { isMenuOnly } = useBrand()
  const hasNothing = useIsCartEmpty()
  const isWide = useStored(wideScreen, false)
  // Before the browser's storage has been read nobody can say that the cart is empty.
  const isEmpty = useSyncExternalStore(
    cartTally.subscribe,
    () => hasNothing && !keptAcrossVisits.get('items'),
    () => false,
  )
  useEffect(() => {
    besideMenu.write(true)
    return () => besideMenu.write(false)
  }, [])
  if (isMenuOnly) return null
  return (
    <aside
      aria-label={text('your_order')}
      className="sticky top-[8.5rem] hidden max-h-[calc(100dvh-9.5rem)] w-[350px] flex-col gap-2 self-start overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-5 shadow-e1 desktop:flex wide:top-[5.5rem] wide:max-h-[calc(100dvh-6.5rem)]"
    >
      <h2 className="text-h3 font-bold">{text('your_order')}</h2>
      {isWide && !hasNothing && (
        <Suspense fallback={<Waiting />}>
          <MiniCartLines />
        </Suspense>
      )}
      {hasNothing && (isEmpty ? <NothingYet /> : <Waiting />)}
    </aside>
  )
}

function NothingYet() {
  const text = useText()
  return (
    <div className="flex flex-col items-center gap-2 py-6 text-center text-text2">
      <ShoppingBag size={32} aria-hidden="true" />
      <p className="font-semibold text-text">{text('cart_empty')}</p>
      <p className="text-small">{text('cart_empty_hint')}</p>
    </div>
  )
}

const Waiting = () => (
  <div aria-busy="true" className="h-36 animate-pulse rounded-tile bg-surface2" />
)
