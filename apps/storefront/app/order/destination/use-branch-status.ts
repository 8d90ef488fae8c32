import { useStored } from '@sufra/web/storage/use-stored'
import { useEffect } from 'react'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { branchStatus, UNKNOWN_STATUS } from './branch-status.ts'
import { currentBranch } from './current-branch.ts'

/** Watches the chosen branch; used once, by the layout of all pages. */
export function useBranchStatus() {
  const { key, locale, isMenuOnly } = useBrand()
  const branchId = useStored(currentBranch, null)?.id ?? null
  useEffect(() => {
    if (branchId === null || isMenuOnly) return
    let stop: (() => void) | null = () => {}
    // Without a chosen branch there is nothing to watch.
    import('./watch-branch.ts').then(
      ({ watchBranch }) => {
        if (stop) stop = watchBranch(branchId, { key, locale })
      },
      () => {},
    )
    return () => {
      stop?.()
      stop = null
    }
  }, [branchId, isMenuOnly, key, locale])
  return useStored(branchStatus, UNKNOWN_STATUS)
}
