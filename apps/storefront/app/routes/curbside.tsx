import '#app/i18n/more-texts.ts'
import { CurbsidePage } from '#app/cars/curbside-page.tsx'
import { categoryOf } from '#app/locations/category.server.ts'
import { pageTitle } from '#app/visit/page-title.ts'
import { visitContext } from '#app/visit/visit.ts'
import type { Route } from './+types/curbside.ts'

export { shouldRevalidate } from '#app/visit/revalidation.ts'

export const loader = async ({ context, params }: Route.LoaderArgs) => ({
  category: await categoryOf(context.get(visitContext), params.category_slug),
})

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'which_car')

export default function CurbsideRoute() {
  return <CurbsidePage />
}
