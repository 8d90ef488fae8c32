import { ApiFailure } from '@sufra/contract/client/api-failure'
import type { OrderEvent } from '@sufra/contract/orders/live'
import type { OrderStatus } from '@sufra/domain/orders/order-lifecycle'
import { showSnackbar } from '@sufra/web/snackbar/snackbar-queue'
import { useStored } from '@sufra/web/storage/use-stored'
import { ChevronRight } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { Link, useMatches, useNavigate } from 'react-router'
import { bannerUpdate, endsBanner } from '#app/order/placed/banner-rules.ts'
import { cancelOrderTime, noteStatus } from '#app/order/placed/cancel-deadline.ts'
import { endOrderSession, orderCalls } from '#app/order/placed/order-calls.ts'
import { type Order, readOrder } from '#app/order/placed/order-model.ts'
import {
  forgetOrder,
  forgetRecentOrder,
  forgetStaleOrder,
  rememberOrder,
} from '#app/order/placed/recent-order.ts'
import { currentUser } from '#app/platform/session/current-user.ts'
import type { Brand } from '#app/platform/visit/brand.ts'
import { isSilentRoute } from '../../order/placed/banner-rules.ts'
import { recentNumber } from '../../order/placed/recent-number.ts'
import { recentOrderStatus } from '../../order/placed/recent-order.ts'
import { recentOrderId } from '../../order/placed/recent-order-id.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { subscribeToOrders } from './follow-orders.ts'
import { statusText } from './order-status.ts'

/** The banner's own height and the space above it. */
const HEIGHT = '5rem'

/** How the recent order stands, on every page but those that say so themselves. */
export default function OrderAlert() {
  const id = useStored(recentOrderId, null)
  const status = useStored(recentOrderStatus, null)
  const isSilent = useMatches().some((match) => isSilentRoute(match.id))
  useWatch()
  if (id === null || status === null || isSilent) return null
  return <Banner id={id} status={status} />
}

function useWatch() {
  const text = useText()
  const brand = useBrand()
  const navigate = useNavigate()
  const onReady = useEffectEvent((orderId: string) =>
    showSnackbar({
      text: text('order_ready'),
      isPersistent: true,
      action: { label: text('view_details'), run: () => navigate(`/user/order/${orderId}`) },
    }),
  )
  useEffect(() => watchRecentOrder(brand, { onReady: (orderId) => onReady(orderId) }), [brand])
}

function Banner({ id, status }: { id: string; status: OrderStatus }) {
  const text = useText()
  const known = useStored(recentNumber, null)
  // Isolated: within Arabic the sign would change sides.
  const number = known?.id === id ? `\u2066#${known.number}\u2069` : '…'
  useLayoutEffect(reserveSpace, [])
  return (
    <>
      <div aria-hidden="true" className="h-20" />
      <Link
        to={`/user/order/${id}`}
        data-order={id}
        className="pressable fixed inset-x-4 inset-be-[calc(var(--cart-bar-height,0px)+1rem+env(safe-area-inset-bottom))] z-20 mx-auto flex min-h-16 max-w-[461px] items-center gap-3 rounded-card border border-line bg-surface px-4 py-2.5 shadow-e3 transition-[opacity,translate] duration-320 ease-out starting:translate-y-6 starting:opacity-0 desktop:inset-e-auto desktop:inset-s-6 desktop:w-[400px]"
      >
        <span aria-hidden="true" className="relative grid size-3 shrink-0 place-items-center">
          <span className="absolute size-3 animate-ping rounded-full bg-primary opacity-60 motion-reduce:hidden" />
          <span className="size-3 rounded-full bg-primary" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{text('order_being_prepared', { number })}</span>
          <span className="flex justify-between gap-3 text-small">
            <span role="status" className="text-text2 first-letter:uppercase">
              {text(statusText(status))}
            </span>
            <span className="flex shrink-0 items-center gap-0.5 font-semibold text-primary-text">
              {text('view_details')}
              <ChevronRight size={16} aria-hidden="true" className="mirrored" />
            </span>
          </span>
        </span>
      </Link>
    </>
  )
}

/** Whatever else comes to the bottom edge stands above the banner. */
function reserveSpace() {
  const { style } = document.documentElement
  style.setProperty('--order-alert-height', HEIGHT)
  return () => {
    style.removeProperty('--order-alert-height')
  }
}

const CHECK_MS = 30_000

const NOT_FOUND = 404

type AlertHandlers = { onReady: (orderId: string) => void }

/** Keeps the record of the recent order true while a page is open, until the returned function is called. */
function watchRecentOrder(brand: Brand, handlers: AlertHandlers): () => void {
  const look = () => {
    forgetStaleOrder(Date.now())
    // Signing out removes the recent order.
    if (currentUser.read() === null) forgetRecentOrder()
  }
  look()
  const ask = (id: string) => void askAbout(brand, id, handlers)
  const askAgain = () => {
    const id = recentOrderId.read()
    if (id !== null) ask(id)
  }
  const timer = setInterval(look, CHECK_MS)
  const leave = [
    currentUser.subscribe(look),
    subscribeToOrders(brand, {
      onEvent: (event) => onOrderEvent(event, brand, handlers, ask),
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

function onOrderEvent(
  event: OrderEvent,
  brand: Brand,
  handlers: AlertHandlers,
  ask: (id: string) => void,
) {
  const recentId = recentOrderId.read()
  const { order } = event
  const update = bannerUpdate(event, { customerId: currentUser.read()?.id ?? null, recentId })
  if (update.shows) {
    rememberOrder({ id: order.id, status: order['current-status'].code })
    if (event.kind !== 'arrived') noteStatus(order['current-status'].sequence, brand.cancellation)
    ask(order.id)
  }
  if (update.clears) forgetOrder(order.id)
  if (update.isReady) handlers.onReady(order.id)
}

async function askAbout(brand: Brand, id: string, handlers: AlertHandlers) {
  try {
    const { data } = await orderCalls(brand).order(id)
    if (recentOrderId.read() === id) settle(readOrder(data, brand.currency.decimals), handlers)
  } catch (failure) {
    // An order that cannot be asked for now stays as it was last known.
    if (failure instanceof ApiFailure && failure.status === NOT_FOUND) forgetOrder(id)
  }
}

function settle(order: Order, { onReady }: AlertHandlers) {
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
