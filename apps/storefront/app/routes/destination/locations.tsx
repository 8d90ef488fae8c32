import { defaultOrderType } from '@sufra/domain/vocabulary/order-types'
import { BranchFinder } from '#app/features/branches/branch-finder.tsx'
import { branchesFor, categoryOf } from '#app/features/branches/branches.server.ts'
import { ChooserFrame } from '#app/features/branches/chooser-frame.tsx'
import { pageTitle } from '#app/platform/visit/page-title.ts'
import { useBrand } from '#app/platform/visit/use-brand.ts'
import { visitContext } from '#app/platform/visit/visit.ts'
import type { Route } from './+types/locations.ts'

export { revalidateOnPathChange as shouldRevalidate } from '#app/platform/visit/revalidation.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const category = await categoryOf(visit, params.category_slug)
  return { category, branches: await branchesFor(visit, params.category_slug) }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'choose_a_branch')

export default function LocationsRoute({ loaderData, params }: Route.ComponentProps) {
  const { orderTypes, isMenuOnly } = useBrand()
  const chooser = `/menu/${params.category_slug}/location`
  const preselected = defaultOrderType(orderTypes.filter((type) => type !== 'deliver'))
  const orderType = isMenuOnly ? null : preselected
  return (
    <ChooserFrame chooser={chooser} orderType={orderType}>
      <BranchFinder branches={loaderData.branches} chooser={chooser} orderType={orderType} />
    </ChooserFrame>
  )
}
