import { useStored } from '../../platform/storage/use-stored.ts'
import type { SchedulePlace } from '../choices/scheduled-time.ts'
import { NO_ORDER, orderNow } from '../draft/order-now.ts'

/** Null while the visitor has not said where and how. */
export function useSchedulePlace(): SchedulePlace | null {
  const { locationId, orderType } = useStored(orderNow, NO_ORDER)
  return locationId !== null && orderType !== null ? { locationId, orderType } : null
}
