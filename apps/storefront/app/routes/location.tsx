import { isOrderType } from '@sufra/domain/order-types'
import { locationIdFromSlug } from '@sufra/domain/slug'
import { BranchList } from '#app/locations/branch-list.tsx'
import { BranchPage } from '#app/locations/branch-page.tsx'
import { branchesFor } from '#app/locations/branches.server.ts'
import { categoryOf } from '#app/locations/category.server.ts'
import { brandFor } from '#app/visit/brand.server.ts'
import { notFound } from '#app/visit/loader-failure.server.ts'
import { pageTitle } from '#app/visit/page-title.ts'
import { visitContext } from '#app/visit/visit.ts'
import type { Route } from './+types/location.ts'

export { shouldRevalidate } from '#app/visit/revalidation.ts'

/** The last segment is an order type (its chooser) or a branch. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const category = await categoryOf(visit, params.category_slug)
  const branches = await branchesFor(visit, params.category_slug)
  const segment = params.location_slug

  if (isOrderType(segment)) {
    const { orderTypes } = await brandFor(visit)
    if (!orderTypes.includes(segment)) throw notFound()
    return { category, orderType: segment, branches, branch: null }
  }
  const branch = branches.find(({ id }) => id === locationIdFromSlug(segment))
  if (!branch) throw notFound()
  return { category, orderType: null, branches: [], branch }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const branch = loaderData?.branch
  return branch
    ? pageTitle(matches, { words: branch.name, about: `${branch.line1} · ${branch.city}` })
    : pageTitle(matches, 'choose_a_branch')
}

export default function LocationRoute({ loaderData, params }: Route.ComponentProps) {
  const chooser = `/menu/${params.category_slug}/location`
  return loaderData.branch ? (
    <BranchPage branch={loaderData.branch} chooser={chooser} />
  ) : (
    <BranchList branches={loaderData.branches} chooser={chooser} orderType={loaderData.orderType} />
  )
}
