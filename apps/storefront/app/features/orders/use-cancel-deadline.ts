import { cancelOrderTime } from '../../order/placed/cancel-deadline.ts'
import type { Order } from '../../order/placed/order-model.ts'
import { recentOrderId } from '../../order/placed/recent-order-id.ts'
import { useStored } from '../../platform/storage/use-stored.ts'

/** Until when an order can be cancelled; null where no countdown runs. This device's own deadline counts before the server's. */
export function useCancelDeadline({ id, cancelUntil }: Order): number | null {
  const isRecent = useStored(recentOrderId, null) === id
  const own = useStored(cancelOrderTime, null)
  if (cancelUntil === null) return null
  return isRecent && own !== null ? own : cancelUntil
}
