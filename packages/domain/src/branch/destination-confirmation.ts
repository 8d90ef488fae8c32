import { type Cart, isEmptyCart } from '../cart/cart.ts'
import { currentLocationId, type Destination } from './destination.ts'

/** A first choice keeps the cart; a changed one asks, if there is anything to lose. */
export const needsConfirmation = (previous: Destination, next: Destination, cart: Cart) =>
  !isEmptyCart(cart) &&
  (isChanged(previous.orderType, next.orderType) ||
    isChanged(currentLocationId(previous), currentLocationId(next)))

const isChanged = <Choice>(previous: Choice | null, next: Choice | null) =>
  previous !== null && previous !== next
