import { useStored } from '@sufra/web/storage/use-stored'
import { lazy, Suspense } from 'react'
import { recentOrderId } from '../../order/placed/recent-order-id.ts'
import { withMoreTexts } from '../../platform/i18n/texts.ts'

const OrderAlert = lazy(withMoreTexts(() => import('./order-alert.tsx')))

/** Loads the banner only for a visitor with an order under way. */
export function OrderAlertHost() {
  const hasOrder = useStored(recentOrderId, null) !== null
  return hasOrder ? (
    <Suspense>
      <OrderAlert />
    </Suspense>
  ) : null
}
