import { showSnackbar } from '@sufra/web/snackbar/snackbar-queue'
import { cart } from '../../order/cart/cart-store.ts'
import { readDestination, rememberDestination } from '../../order/destination/stored-destination.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { temporaryDelivery } from '../../platform/storage/keys/temporary-delivery.ts'

/** Long enough to look at the new menu and think again. */
const SECOND_THOUGHTS_MS = 20_000

/** Remembers destination and cart as they are now; the returned function says what was done and offers to take it back. */
export function useDestinationUndo() {
  const text = useText()
  return () => {
    const [destination, address, lines] = [readDestination(), temporaryDelivery.read(), cart.read()]
    const takeBack = () => {
      rememberDestination(destination)
      if (address) temporaryDelivery.write(address)
      cart.put(lines)
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
