import { useEffect } from 'react'
import { CartBar } from '../../features/cart/cart-bar.tsx'
import { DestinationQuestion } from '../../features/cart/destination-question.tsx'
import { useCartWatch } from '../../features/cart/use-cart-watch.ts'
import { useWaitingCoupon } from '../../features/promotions/use-waiting-coupon.ts'

/** What goes with a cart that has something in it, on whatever page. */
export default function CartPresence() {
  useCartWatch()
  useWaitingCoupon()
  // Loaded ahead, so that the panel opens without waiting.
  useEffect(() => {
    import('./cart-panel.tsx').catch(() => {})
  }, [])
  return (
    <>
      <CartBar />
      <DestinationQuestion />
    </>
  )
}
