import { publishedMenuFor } from '#app/features/menu/menu.server.ts'
import { searchEntries } from '#app/features/search/search-entries.server.ts'
import { SearchPage } from '#app/features/search/search-page.tsx'
import { useOrderTypeMenu } from '#app/order/menu/use-order-type-menu.ts'
import { brandFor } from '#app/platform/visit/brand.server.ts'
import { pageTitle } from '#app/platform/visit/page-title.ts'
import { visitContext } from '#app/platform/visit/visit.ts'
import type { Route } from './+types/search.ts'

export { revalidateOnPathChange as shouldRevalidate } from '#app/platform/visit/revalidation.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  return { entries: searchEntries(await publishedMenuFor(visit, request), await brandFor(visit)) }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'search')

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  useOrderTypeMenu()
  return <SearchPage entries={loaderData.entries} />
}
