import { lazy, Suspense } from 'react'
import { useStored } from '../storage/use-stored.ts'
import { recentOrderId } from './recent-order-id.ts'

const OrderAlert = lazy(() => import('./order-alert.tsx'))

/** Who waits for no order downloads nothing to follow one with. */
export function OrderAlertHost() {
  const hasOrder = useStored(recentOrderId, null) !== null
  return hasOrder ? (
    <Suspense>
      <OrderAlert />
    </Suspense>
  ) : null
}
