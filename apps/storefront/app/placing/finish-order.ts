import { cart } from '../cart/cart-store.ts'
import { orderNotes } from '../cart/notes-of-order.ts'
import { cancelOrderTime } from '../orders/cancel-deadline.ts'
import type { Order } from '../orders/order-model.ts'
import { recentNumber } from '../orders/recent-number.ts'
import { rememberOrder } from '../orders/recent-order.ts'
import { payloadFor } from '../pricing/calculation.ts'
import { orderNow } from '../pricing/order-now.ts'
import type { Brand } from '../visit/brand.ts'
import type { KeyedOrder } from './order-key.ts'

/** An order is placed: it is remembered, and what was ordered leaves the cart. */
export function finishOrder(order: Order, { order: sent }: KeyedOrder, brand: Brand) {
  rememberOrder(order)
  recentNumber.write({ id: order.id, number: order.number })
  if (order.cancelUntil !== null) cancelOrderTime.write(order.cancelUntil)
  // What was gathered since then is another order.
  const present = payloadFor(orderNow.read(), brand)
  if (JSON.stringify(present?.items) !== JSON.stringify(sent.items)) return
  cart.empty()
  orderNotes.write('')
}
