import { isEnded } from '@sufra/domain/orders/order-lifecycle'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { subscribeToOrders } from './follow-orders.ts'
import { askOrder, movedBy, type TrackedOrder } from './tracked-order.ts'

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
    // An answer to an older question tells nothing new.
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
