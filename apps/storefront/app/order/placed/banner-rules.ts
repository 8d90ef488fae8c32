import type { OrderEvent } from '@sufra/contract/orders/live'
import { isEnded, type OrderStatus } from '@sufra/domain/orders/order-lifecycle'

/** What the banner has nothing to say about: it is ready, over, or not begun. */
export const endsBanner = (status: OrderStatus) =>
  status === 'ready' || status === 'waiting-for-payment' || isEnded(status)

/** What an event means for whoever waits for an order. */
export type BannerUpdate = {
  /** 'your order is ready to pick-up' */
  isReady: boolean
  /** The banner's own order has nothing to be told any more. */
  clears: boolean
  /** What the banner should ask about and show. */
  shows: boolean
}

const NOTHING: BannerUpdate = { isReady: false, clears: false, shows: false }

/** Only of the customer's own orders; an order placed elsewhere becomes the one the banner is about. */
export function bannerUpdate(
  { kind, customer, order }: OrderEvent,
  { customerId, recentId }: { customerId: string | null; recentId: string | null },
): BannerUpdate {
  if (customer.id !== customerId) return NOTHING
  const { code } = order['current-status']
  const isRecent = order.id === recentId
  return {
    isReady: kind === 'moved' && code === 'ready',
    clears: isRecent && endsBanner(code),
    shows: (isRecent || kind === 'placed') && !endsBanner(code),
  }
}

/** Where the banner would repeat what the page says, or stand in the way of paying. */
const SILENT_ROUTES = [
  'user-order-order',
  'user-order-order-feedback',
  'checkout',
  'menu-checkout',
  'category-checkout',
  'checkout-payment',
  'checkout-success',
]
export const isSilentRoute = (routeId: string) => SILENT_ROUTES.includes(routeId)
