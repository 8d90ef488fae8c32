import { keptAcrossVisits } from '@sufra/web/storage/forgiving-storage'
import { lazy, Suspense, useEffect } from 'react'
import { cartTerms, termsOf } from '../../order/cart/cart-terms.ts'
import { useIsCartEmpty } from '../../order/cart/tally.ts'
import { useCartPanel } from '../../order/cart/use-cart-panel.ts'
import { withMoreTexts } from '../../platform/i18n/texts.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'

const CartPresence = lazy(withMoreTexts(() => import('./cart-presence.tsx')))
const CartPanel = lazy(withMoreTexts(() => import('./cart-panel.tsx')))
const CouponArrival = lazy(
  withMoreTexts(() => import('../../features/promotions/coupon-arrival.tsx')),
)

/** Stands once at the end of every page that can be ordered from. Who has no cart downloads none. */
export function CartHost({ onCloseSlider }: { onCloseSlider?: () => void }) {
  const brand = useBrand()
  const isEmpty = useIsCartEmpty()
  const { isOpen, close, bringsCoupon } = useCartPanel()

  useEffect(() => {
    if (brand.isMenuOnly) return
    cartTerms.write(termsOf(brand))
    const wake = () => {
      if (keptAcrossVisits.get('items')) import('../../order/cart/cart-store.ts').catch(() => {})
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
