import { useStored } from '../storage/use-stored.ts'
import { cancelOrderTime } from './cancel-deadline.ts'
import type { Order } from './order-model.ts'
import { recentOrderId } from './recent-order-id.ts'

/** Until when an order can be cancelled; null where no countdown runs. This device's own deadline counts before the server's. */
export function useCancelDeadline({ id, cancelUntil }: Order): number | null {
  const isRecent = useStored(recentOrderId, null) === id
  const own = useStored(cancelOrderTime, null)
  if (cancelUntil === null) return null
  return isRecent && own !== null ? own : cancelUntil
}
