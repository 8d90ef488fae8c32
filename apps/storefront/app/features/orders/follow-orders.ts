import type { OrderEvent } from '@sufra/contract/orders/live'
import { followOrders as followStream } from '@sufra/web/live/follow-orders'
import { liveValue } from '@sufra/web/storage/live-value'
import { currentUser } from '../../platform/session/current-user.ts'
import { apiSettings, type RequestContext } from '../../platform/visit/api-settings.ts'
import type { Brand } from '../../platform/visit/brand.ts'

type BrandContext = RequestContext & Pick<Brand, 'conceptId'>

export type OrderSubscriber = {
  onEvent: (event: OrderEvent) => void
  /** Events may have been missed while the stream was down: read the order again. */
  onGap: () => void
  /** The server does not know who asks any more. */
  onSessionOver: () => void
}

/** 'lost': nothing comes in; how things stand is asked for from time to time instead. */
export const connection = liveValue<'idle' | 'open' | 'lost'>('idle')

const subscribers = new Set<OrderSubscriber>()
const each = (notify: (subscriber: OrderSubscriber) => void) => [...subscribers].forEach(notify)
let stop: (() => void) | null = null

/** Tells what happens to the customer's orders while the page can be seen, until the returned function is called. */
export function subscribeToOrders(context: BrandContext, subscriber: OrderSubscriber): () => void {
  subscribers.add(subscriber)
  stop ??= listen(context)
  return () => {
    subscribers.delete(subscriber)
    if (subscribers.size > 0) return
    stop?.()
    stop = null
    connection.write('idle')
  }
}

/** One stream for all subscribers. */
const listen = (context: BrandContext) =>
  followStream({
    conceptId: context.conceptId,
    isPausedWhenHidden: true,
    settings: () => {
      const token = currentUser.read()?.token
      return token ? { ...apiSettings(context), token } : null
    },
    onEvent: (event) => each(({ onEvent }) => onEvent(event)),
    onGap: () => each(({ onGap }) => onGap()),
    onState: (state) => {
      if (state === 'live') connection.write('open')
      if (state === 'lost') connection.write('lost')
      if (state === 'refused') each(({ onSessionOver }) => onSessionOver())
    },
  })
