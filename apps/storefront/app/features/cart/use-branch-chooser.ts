import { usePlace } from '../../order/menu/use-place.ts'
import { queueFlag } from '../../platform/storage/keys/queue-flag.ts'
import { useStored } from '../../platform/storage/use-stored.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'

/** Where another branch is chosen; null in queue mode, whose place is fixed. */
export function useBranchChooser(): string | null {
  const { firstCategorySlug } = useBrand()
  const { orderType } = usePlace()
  const isQueue = useStored(queueFlag, null)
  if (!firstCategorySlug || isQueue) return null
  return `/menu/${firstCategorySlug}/location${orderType ? `/${orderType}` : ''}`
}
