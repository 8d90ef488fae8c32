import { lazy, Suspense, useEffect } from 'react'
import { keptAcrossVisits } from '../storage/forgiving-storage.ts'
import { useBrand } from '../visit/use-brand.ts'
import { cartTerms, termsOf } from './cart-terms.ts'
import { useIsCartEmpty } from './tally.ts'
import { useCartPanel } from './use-cart-panel.ts'

const CartPresence = lazy(() => import('./cart-presence.tsx'))
const CartPanel = lazy(() => import('./cart-panel.tsx'))
const CouponArrival = lazy(() => import('../coupons/coupon-arrival.tsx'))

/** Stands once at the end of every page that can be ordered from. Who has no cart downloads none. */
export function CartHost({ onCloseSlider }: { onCloseSlider?: () => void }) {
  const brand = useBrand()
  const isEmpty = useIsCartEmpty()
  const { isOpen, close, bringsCoupon } = useCartPanel()

  useEffect(() => {
    if (brand.isMenuOnly) return
    cartTerms.write(termsOf(brand))
    const wake = () => {
      if (keptAcrossVisits.get('items')) import('./cart-store.ts').catch(() => {})
    }
    wake()
    // Another tab may begin the cart.
    window.addEventListener('storage', wake)
    return () => window.removeEventListener('storage', wake)
  }, [brand])

  if (brand.isMenuOnly) return null
  return (
    <>
      {!isEmpty && (
        <Suspense>
          <CartPresence />
        </Suspense>
      )}
      {bringsCoupon && (
        <Suspense>
          <CouponArrival />
        </Suspense>
      )}
      {isOpen && (
        <Suspense>
          <CartPanel onClose={close} onCloseSlider={onCloseSlider} />
        </Suspense>
      )}
    </>
  )
}
