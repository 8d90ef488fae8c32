import { currentUser } from '../../session/current-user.ts'
import type { Brand } from '../../visit/brand.ts'
import { orderCalls } from '../order-calls.ts'
import { type Order, readOrder } from '../order-model.ts'

/** The customer's orders, the newest first. */
export async function askOrders(brand: Brand): Promise<Order[]> {
  const user = currentUser.read()
  if (!user) return []
  const calls = await orderCalls(brand)
  const { data } = await calls.orders(user.id)
  return data.map((order) => readOrder(order, brand.currency.decimals))
}
