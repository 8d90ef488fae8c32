import type { Moment } from '@sufra/domain/menu/availability'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { useDestination } from './use-destination.ts'

/** Where, how and when an item would be ordered. Before the browser knows, at no branch and at the start of time. */
export function useMoment(): Moment {
  const { zone } = useBrand()
  const { location, orderType, now } = useDestination()
  return { locationId: location?.id ?? null, orderType, zone, now: now ?? 0 }
}
