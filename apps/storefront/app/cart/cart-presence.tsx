import '../i18n/more-texts.ts'
import { useEffect } from 'react'
import { useWaitingCoupon } from '../coupons/use-waiting-coupon.ts'
import { CartBar } from './cart-bar.tsx'
import { PlaceQuestion } from './place-question.tsx'
import { useCartWatch } from './use-cart-watch.ts'

/** What goes with a cart that has something in it, on whatever page. */
export default function CartPresence() {
  useCartWatch()
  useWaitingCoupon()
  // Whoever has a cart will look at it: the panel should then be here already.
  useEffect(() => {
    import('./cart-panel.tsx').catch(() => {})
  }, [])
  return (
    <>
      <CartBar />
      <PlaceQuestion />
    </>
  )
}
