import { useLocation, useSearchParams } from 'react-router'
import { AddressPage } from '#app/features/addresses/address-page.tsx'
import { branchesFor } from '#app/features/branches/branches.server.ts'
import { brandFor, startOf } from '#app/platform/visit/brand.server.ts'
import { pageTitle } from '#app/platform/visit/page-title.ts'
import { visitContext } from '#app/platform/visit/visit.ts'
import type { Route } from './+types/address.ts'

export { revalidateOnPathChange as shouldRevalidate } from '#app/platform/visit/revalidation.ts'

/** How the brand takes addresses, the same for everybody: whose address it is, only the browser knows. */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const { firstCategorySlug } = await brandFor(visit)
  const { concept } = await startOf(visit)
  return {
    branches: firstCategorySlug ? await branchesFor(visit, firstCategorySlug) : [],
    kind: concept.attributes['address-form'],
  }
}

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageTitle(matches, isNew(location) ? 'add_address' : 'edit_address')

export default function AddressRoute({ loaderData }: Route.ComponentProps) {
  const location = useLocation()
  const [search] = useSearchParams()
  // Which one stands in the query: all of them are one page to the server.
  const addressId = isNew(location) ? null : (search.get('address') ?? '')
  return <AddressPage key={addressId} {...loaderData} addressId={addressId} />
}

const isNew = ({ pathname }: { pathname: string }) => pathname.endsWith('/new')
