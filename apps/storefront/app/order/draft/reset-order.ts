import { forgetChoice } from '../../platform/storage/choice.ts'
import { cartTable } from '../../platform/storage/keys/cart-table.ts'
import { nearestBranch } from '../../platform/storage/keys/nearest-branch.ts'
import { temporaryDelivery } from '../../platform/storage/keys/temporary-delivery.ts'
import { cart } from '../cart/cart-store.ts'
import { orderNotes } from '../choices/notes-of-order.ts'

/** Starts over: nothing is left of the cart, its coupon, and where and how it was to be had. */
export function resetOrder() {
  cart.empty()
  orderNotes.write('')
  forgetChoice()
  for (const part of [cartTable, nearestBranch, temporaryDelivery]) part.clear()
}
