import { useSearchParams } from 'react-router'
import { useHydrated } from '../ui/hydrated.ts'
import { chooserCalledFrom, returnPath } from './calling-page.ts'
import { useBrand } from './use-brand.ts'

/** Within the chooser: what its own links must carry on, and where a choice leads back to. */
export function useCallingPage() {
  const { firstCategorySlug, orderTypes } = useBrand()
  const [parameters] = useSearchParams()
  // The server's page is the same for every query.
  const page = useHydrated() ? parameters.get('page') : null
  return {
    page,
    search: page === null ? '' : chooserCalledFrom('', page),
    path: returnPath(page, { categorySlug: firstCategorySlug, orderTypes }),
  }
}
