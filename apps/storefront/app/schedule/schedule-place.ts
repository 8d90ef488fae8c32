import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import { NO_ORDER, orderNow } from '../pricing/order-now.ts'
import { useStored } from '../storage/use-stored.ts'

/** What times depend on. */
export type SchedulePlace = { locationId: number; orderType: OrderType }

/** Null while the visitor has not said where and how. */
export function useSchedulePlace(): SchedulePlace | null {
  const { locationId, orderType } = useStored(orderNow, NO_ORDER)
  return locationId !== null && orderType !== null ? { locationId, orderType } : null
}
