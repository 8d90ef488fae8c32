import { useSearchParams } from 'react-router'
import { useHydrated } from '#app/platform/ui/hydrated.ts'
import { isRouteName, pathOf, type RouteContext } from './route-names.ts'
import { useBrand } from './use-brand.ts'

const CHOOSER = /^\/menu\/[^/]+\/location(\/|$|\?)/

/** The chooser's address, naming the page that leads there: a path of ours, a route's name, or 'cart'. */
export const chooserCalledFrom = (chooser: string, page: string) =>
  `${chooser}?${new URLSearchParams({ page, islocation: 'true' })}`

/** Where a choice leads back to. Nothing but pages of ours counts, and never the chooser itself. */
export function returnPath(page: string | null, context: RouteContext): string {
  if (page === 'cart') return '/menu?page=cart'
  if (page !== null && isRouteName(page)) return pathOf(page, context)
  return page !== null && isOwnPath(page) && !isChooser(page) ? page : '/menu'
}

export const isChooser = (path: string) => CHOOSER.test(path)

const NOWHERE = 'http://own.invalid'

/** Browsers read '//elsewhere' and '/\elsewhere' as another site's address. */
const isOwnPath = (page: string) =>
  page.startsWith('/') && URL.parse(page, NOWHERE)?.origin === NOWHERE

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
