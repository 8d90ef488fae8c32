import { usePlace } from '../place/use-place.ts'
import { queueFlag } from '../storage/keys/queue-flag.ts'
import { useStored } from '../storage/use-stored.ts'
import { useBrand } from '../visit/use-brand.ts'

/** Where another branch is chosen; null in queue mode, whose place is fixed. */
export function useBranchChooser(): string | null {
  const { firstCategorySlug } = useBrand()
  const { orderType } = usePlace()
  const isQueue = useStored(queueFlag, null)
  if (!firstCategorySlug || isQueue) return null
  return `/menu/${firstCategorySlug}/location${orderType ? `/${orderType}` : ''}`
}
