import { UpsellPage } from '#app/features/cart/upsell-page.tsx'
import { recommendedItems } from '#app/features/cart/upsells.server.ts'
import { pageTitle } from '#app/platform/visit/page-title.ts'
import { visitContext } from '#app/platform/visit/visit.ts'
import type { Route } from './+types/upsell.ts'

export { revalidateOnPathChange as shouldRevalidate } from '#app/platform/visit/revalidation.ts'

export const loader = async ({ context }: Route.LoaderArgs) => ({
  recommended: await recommendedItems(context.get(visitContext)),
})

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'goes_well_with_it')

export default function UpsellRoute({ loaderData }: Route.ComponentProps) {
  return <UpsellPage recommended={loaderData.recommended} />
}
