import { isEnded } from '@sufra/domain/orders/order-lifecycle'
import { useCallback, useEffect, useState } from 'react'
import type { Order } from '../../../order/placed/order-model.ts'
import { useBrand } from '../../../platform/visit/use-brand.ts'
import { followOrders } from '../follow-orders.ts'
import { askOrders } from './own-orders.ts'

type Known = { state: 'asking' | 'failed'; orders: null } | { state: 'known'; orders: Order[] }

/** The customer's orders; while one of them is on its way, its status moves by itself. */
export function useOwnOrders() {
  const brand = useBrand()
  const [known, setKnown] = useState<Known>({ state: 'asking', orders: null })

  const ask = useCallback(async () => {
    try {
      setKnown({ state: 'known', orders: await askOrders(brand) })
    } catch {
      setKnown((before) => (before.state === 'known' ? before : { state: 'failed', orders: null }))
    }
  }, [brand])
  useEffect(() => void ask(), [ask])

  const isMoving = known.orders?.some(({ status }) => !isEnded(status)) ?? false
  useEffect(() => {
    if (!isMoving) return
    const again = () => void ask()
    return followOrders(brand, { onEvent: again, onGap: again, onSessionOver: again })
  }, [isMoving, brand, ask])

  return { ...known, ask }
}
