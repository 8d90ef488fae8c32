import { categoryOf } from '#app/features/branches/branches.server.ts'
import { CurbsidePage } from '#app/features/cars/curbside-page.tsx'
import { pageTitle } from '#app/platform/visit/page-title.ts'
import { visitContext } from '#app/platform/visit/visit.ts'
import type { Route } from './+types/curbside.ts'

export { revalidateOnPathChange as shouldRevalidate } from '#app/platform/visit/revalidation.ts'

export const loader = async ({ context, params }: Route.LoaderArgs) => ({
  category: await categoryOf(context.get(visitContext), params.category_slug),
})

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'which_car')

export default function CurbsideRoute() {
  return <CurbsidePage />
}
