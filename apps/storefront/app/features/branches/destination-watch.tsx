import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useBranchStatus } from '../../order/destination/use-branch-status.ts'
import { withMoreTexts } from '../../platform/i18n/texts.ts'
import { useHydrated } from '../../platform/ui/hydrated.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'

const StoppedBranchNotice = lazy(withMoreTexts(() => import('./stopped-branch-notice.tsx')))
const TableVisitor = lazy(() => import('./table-visitor.tsx'))

/** On every page: follows the chosen branch, and takes whoever scanned a table's code to their table. */
export function DestinationWatch() {
  const { isMenuOnly } = useBrand()
  const { acceptsOrders } = useBranchStatus()
  const [search] = useSearchParams()
  const isAtTable = useHydrated() && !isMenuOnly && search.has('table')
  return (
    <Suspense>
      {!acceptsOrders && <StoppedBranchNotice />}
      {isAtTable && <TableVisitor />}
    </Suspense>
  )
}
