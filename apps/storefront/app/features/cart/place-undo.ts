import { cart } from '../../order/cart/cart-store.ts'
import { readPlace, rememberPlace } from '../../order/destination/stored-place.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { showSnackbar } from '../../platform/snackbar/snackbar-place.ts'
import { temporaryDelivery } from '../../platform/storage/keys/temporary-delivery.ts'

/** Long enough to look at the new menu and think again. */
const SECOND_THOUGHTS_MS = 20_000

/** Remembers place and cart as they are; the returned function says what was done and offers to take it back. */
export function usePlaceUndo() {
  const text = useText()
  return () => {
    const [place, address, lines] = [readPlace(), temporaryDelivery.read(), cart.read()]
    const takeBack = () => {
      rememberPlace(place)
      if (address) temporaryDelivery.write(address)
      cart.put(lines)
    }
    return (done: string) => {
      // After the new place has announced itself in the same spot: this one has something to offer.
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
