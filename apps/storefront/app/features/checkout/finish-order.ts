import { cart } from '../../order/cart/cart-store.ts'
import { orderNotes } from '../../order/choices/notes-of-order.ts'
import { orderNow } from '../../order/draft/order-now.ts'
import { cancelOrderTime } from '../../order/placed/cancel-deadline.ts'
import type { Order } from '../../order/placed/order-model.ts'
import { recentNumber } from '../../order/placed/recent-number.ts'
import { rememberOrder } from '../../order/placed/recent-order.ts'
import type { KeyedOrder } from '../../order/placing/order-key.ts'
import { payloadFor } from '../../order/pricing/calculation.ts'
import type { Brand } from '../../platform/visit/brand.ts'

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
