import { currentUser } from '../../platform/session/current-user.ts'
import type { Brand } from '../../platform/visit/brand.ts'
import { endsBanner } from './banner-rules.ts'
import { orderCalls } from './order-calls.ts'
import { RECENT_ORDER_MS, rememberOrder } from './recent-order.ts'
import { recentOrderId } from './recent-order-id.ts'

/** After signing in: the customer's newest order that is still on its way, if this browser knows of none. */
export async function findActiveOrder(brand: Brand) {
  const user = currentUser.read()
  if (!user || recentOrderId.read() !== null) return
  try {
    const { data } = await orderCalls(brand).orders(user.id)
    const oldest = Date.now() - RECENT_ORDER_MS
    const active = data.find(
      ({ attributes }) =>
        !endsBanner(attributes.status) && Date.parse(attributes['placed-at']) > oldest,
    )
    if (active && recentOrderId.read() === null) {
      rememberOrder({ id: active.id, status: active.attributes.status })
    }
  } catch {
    // A failure is ignored: the history lists the order as well.
  }
}
