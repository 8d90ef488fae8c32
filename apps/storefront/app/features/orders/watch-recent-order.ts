import { ApiFailure } from '@sufra/contract/client/api-failure'
import type { OrderEvent } from '@sufra/contract/orders/live'
import { endsBanner, newsOf } from '../../order/placed/banner-rules.ts'
import { cancelOrderTime, noteStatus } from '../../order/placed/cancel-deadline.ts'
import { endOrderSession, orderCalls } from '../../order/placed/order-calls.ts'
import { type Order, readOrder } from '../../order/placed/order-model.ts'
import { recentNumber } from '../../order/placed/recent-number.ts'
import {
  forgetOrder,
  forgetRecentOrder,
  forgetStaleOrder,
  rememberOrder,
} from '../../order/placed/recent-order.ts'
import { recentOrderId } from '../../order/placed/recent-order-id.ts'
import { currentUser } from '../../platform/session/current-user.ts'
import type { Brand } from '../../platform/visit/brand.ts'
import { followOrders } from './follow-orders.ts'

const CHECK_MS = 30_000
const NOT_FOUND = 404

type Told = { onReady: (orderId: string) => void }

/** Keeps the record of the recent order true while a page is open, until the returned function is called. */
export function watchRecentOrder(brand: Brand, told: Told): () => void {
  const look = () => {
    forgetStaleOrder(Date.now())
    // Whoever signs out takes their order along.
    if (currentUser.read() === null) forgetRecentOrder()
  }
  look()
  const ask = (id: string) => void askAbout(brand, id, told)
  const askAgain = () => {
    const id = recentOrderId.read()
    if (id !== null) ask(id)
  }
  const timer = setInterval(look, CHECK_MS)
  const leave = [
    currentUser.subscribe(look),
    followOrders(brand, {
      onEvent: (event) => hear(event, brand, told, ask),
      onGap: askAgain,
      onSessionOver() {
        const token = currentUser.read()?.token
        if (token) endOrderSession(token, brand)
      },
    }),
  ]
  askAgain()
  return () => {
    clearInterval(timer)
    for (const each of leave) each()
  }
}

function hear(event: OrderEvent, brand: Brand, told: Told, ask: (id: string) => void) {
  const recentId = recentOrderId.read()
  const { order } = event
  const news = newsOf(event, { customerId: currentUser.read()?.id ?? null, recentId })
  if (news.shows) {
    rememberOrder({ id: order.id, status: order['current-status'].code })
    if (event.kind !== 'arrived') noteStatus(order['current-status'].sequence, brand.cancellation)
    ask(order.id)
  }
  if (news.clears) forgetOrder(order.id)
  if (news.isReady) told.onReady(order.id)
}

async function askAbout(brand: Brand, id: string, told: Told) {
  try {
    const { data } = await (await orderCalls(brand)).order(id)
    if (recentOrderId.read() === id) settle(readOrder(data, brand.currency.decimals), told)
  } catch (failure) {
    // An order that cannot be asked for now stays as it was last known.
    if (failure instanceof ApiFailure && failure.status === NOT_FOUND) forgetOrder(id)
  }
}

function settle(order: Order, { onReady }: Told) {
  if (endsBanner(order.status)) {
    forgetOrder(order.id)
    if (order.status === 'ready') onReady(order.id)
    return
  }
  rememberOrder(order)
  recentNumber.write({ id: order.id, number: order.number })
  if (order.cancelUntil !== null && cancelOrderTime.read() === null) {
    cancelOrderTime.write(order.cancelUntil)
  }
}
