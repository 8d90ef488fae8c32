import { orderCalls } from '../../../order/placed/order-calls.ts'
import { type Order, readOrder } from '../../../order/placed/order-model.ts'
import { currentUser } from '../../../platform/session/current-user.ts'
import type { Brand } from '../../../platform/visit/brand.ts'

/** The customer's orders, the newest first. */
export async function askOrders(brand: Brand): Promise<Order[]> {
  const user = currentUser.read()
  if (!user) return []
  const calls = await orderCalls(brand)
  const { data } = await calls.orders(user.id)
  return data.map((order) => readOrder(order, brand.currency.decimals))
}
