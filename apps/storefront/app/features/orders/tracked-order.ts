import { ApiFailure } from '@sufra/contract/client/api-failure'
import type { OrderEvent } from '@sufra/contract/orders/live'
import { isEnded } from '@sufra/domain/orders/order-lifecycle'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useBrand } from '#app/platform/visit/use-brand.ts'
import { orderCalls } from '../../order/placed/order-calls.ts'
import {
  branchIn,
  itemsIn,
  type Order,
  type OrderBranch,
  type OrderItem,
  readOrder,
  type StatusStep,
  stepsIn,
} from '../../order/placed/order-model.ts'
import type { Brand } from '../../platform/visit/brand.ts'
import { subscribeToOrders } from './follow-orders.ts'

type Driver = { name: string; telephone: string | null }

/** Everything there is to show of one order, and when it was asked for. */
export type TrackedOrder = {
  order: Order
  items: OrderItem[]
  branch: OrderBranch | null
  steps: StatusStep[]
  driver: Driver | null
  askedAt: number
}

const NOT_FOUND = 404

/** An order as an event tells of it, before anybody has asked for the rest. */
export function movedBy(tracked: TrackedOrder, { at, order }: OrderEvent): TrackedOrder {
  const { code } = order['current-status']
  if (order.id !== tracked.order.id || code === tracked.order.status) return tracked
  return {
    ...tracked,
    order: { ...tracked.order, status: code },
    steps: [...tracked.steps, { status: code, at: Date.parse(at) }],
  }
}

/** Null for an order that is not there, or not the customer's. */
async function askOrder(brand: Brand, id: string): Promise<TrackedOrder | null> {
  const calls = orderCalls(brand)
  try {
    const [document, statuses] = await Promise.all([
      calls.order(id, ['items', 'location']),
      calls.statuses(id),
    ])
    const order = readOrder(document.data, brand.currency.decimals)
    const mayHaveDriver = order.type === 'deliver' && !isEnded(order.status)
    const [driver] = mayHaveDriver ? (await calls.drivers(id)).data : []
    return {
      order,
      items: itemsIn(document),
      branch: branchIn(document),
      steps: stepsIn(statuses),
      driver: driver?.attributes ?? null,
      askedAt: Date.now(),
    }
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status === NOT_FOUND) return null
    throw failure
  }
}

type Known =
  | { state: 'asking' | 'missing' | 'failed'; tracked: null }
  | { state: 'known'; tracked: TrackedOrder }

/** One order as it stands: asked for at once, and again whenever something happens to it. */
export function useTrackedOrder(id: string) {
  const brand = useBrand()
  const [known, setKnown] = useState<Known>({ state: 'asking', tracked: null })
  const question = useRef(0)

  const ask = useCallback(async () => {
    question.current += 1
    const own = question.current
    // Ignore an answer to an earlier request.
    const settle = (make: (before: Known) => Known) => own === question.current && setKnown(make)
    try {
      const tracked = await askOrder(brand, id)
      settle(() => (tracked ? { state: 'known', tracked } : { state: 'missing', tracked: null }))
    } catch {
      settle((before) => (before.state === 'known' ? before : { state: 'failed', tracked: null }))
    }
  }, [brand, id])

  useEffect(() => {
    setKnown({ state: 'asking', tracked: null })
    void ask()
    return () => {
      question.current += 1
    }
  }, [ask])

  const isMoving = known.state === 'known' && !isEnded(known.tracked.order.status)
  useEffect(() => {
    if (!isMoving) return
    return subscribeToOrders(brand, {
      onEvent(event) {
        if (event.order.id !== id) return
        setKnown((before) =>
          before.state === 'known'
            ? { ...before, tracked: movedBy(before.tracked, event) }
            : before,
        )
        void ask()
      },
      onGap: () => void ask(),
      // The calls notice it as well, and say so.
      onSessionOver: () => void ask(),
    })
  }, [isMoving, brand, id, ask])

  return { ...known, ask }
}
