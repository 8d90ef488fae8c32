import { showSnackbar } from '@sufra/web/snackbar/snackbar-queue'
import { chosenPromo } from '#app/order/choices/chosen-promo.ts'
import { storedCoupon } from '#app/order/choices/stored-coupon.ts'
import { readDestination, rememberDestination } from '#app/order/destination/stored-destination.ts'
import { temporaryDelivery } from '#app/platform/storage/keys/temporary-delivery.ts'
import { cart } from '../../order/cart/cart-store.ts'
import { useText } from '../../platform/i18n/use-text.ts'

/** Long enough to look at the new menu and think again. */
const SECOND_THOUGHTS_MS = 20_000

/** Remembers destination, cart and savings as they are now; the returned function says what was done and offers to take it back. */
export function useOrderUndo() {
  const text = useText()
  return () => {
    const [destination, address, lines] = [readDestination(), temporaryDelivery.read(), cart.read()]
    const [coupon, promo] = [storedCoupon.read(), chosenPromo.read()]
    const takeBack = () => {
      rememberDestination(destination)
      if (address) temporaryDelivery.write(address)
      cart.put(lines)
      if (coupon) storedCoupon.write(coupon)
      if (promo) chosenPromo.write(promo)
    }
    return (done: string) => {
      // Shown after the snackbar about the new destination, because this one offers an undo.
      setTimeout(() => {
        const dismiss = showSnackbar({
          text: done,
          isPersistent: true,
          action: { label: text('undo'), run: takeBack },
        })
        setTimeout(dismiss, SECOND_THOUGHTS_MS)
      })
    }
  }
}
