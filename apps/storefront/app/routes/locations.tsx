import { BranchList } from '#app/locations/branch-list.tsx'
import { branchesFor } from '#app/locations/branches.server.ts'
import { categoryOf } from '#app/locations/category.server.ts'
import { pageTitle } from '#app/visit/page-title.ts'
import { visitContext } from '#app/visit/visit.ts'
import type { Route } from './+types/locations.ts'

export { shouldRevalidate } from '#app/visit/revalidation.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const category = await categoryOf(visit, params.category_slug)
  return { category, branches: await branchesFor(visit, params.category_slug) }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'choose_a_branch')

export default function LocationsRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <BranchList
      branches={loaderData.branches}
      chooser={`/menu/${params.category_slug}/location`}
      orderType={null}
    />
  )
}
