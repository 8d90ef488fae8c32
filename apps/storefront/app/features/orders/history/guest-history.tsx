import { useStored } from '@sufra/web/storage/use-stored'
import { useTrackedOrder } from '#app/features/orders/tracked-order.ts'
import { Invitation } from '#app/platform/session/own-page.tsx'
import { recentOrderId } from '../../../order/placed/recent-order-id.ts'
import { OrderCard } from './order-card.tsx'

/** A guest keeps no list, but may look at the order they wait for. */
export function GuestHistory() {
  const id = useStored(recentOrderId, null)
  return (
    <>
      {id !== null && <RecentOrder id={id} />}
      <Invitation step="register" right="history" />
    </>
  )
}

function RecentOrder({ id }: { id: string }) {
  const { state, tracked } = useTrackedOrder(id)
  if (state === 'missing' || state === 'failed') return null
  return (
    <ul className="grid gap-3">
      {tracked ? (
        <OrderCard order={tracked.order} />
      ) : (
        <li className="h-36 animate-pulse rounded-card bg-surface2" />
      )}
    </ul>
  )
}
