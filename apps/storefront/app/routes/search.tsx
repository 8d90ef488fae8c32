import '#app/i18n/more-texts.ts'
import { menuFor } from '#app/menu/menu.server.ts'
import { useOrderTypeMenu } from '#app/menu/use-order-type-menu.ts'
import { searchEntries } from '#app/search/search-entries.server.ts'
import { SearchPage } from '#app/search/search-page.tsx'
import { brandFor } from '#app/visit/brand.server.ts'
import { pageTitle } from '#app/visit/page-title.ts'
import { visitContext } from '#app/visit/visit.ts'
import type { Route } from './+types/search.ts'

export { shouldRevalidate } from '#app/visit/revalidation.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  return { entries: searchEntries(await menuFor(visit, request), await brandFor(visit)) }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'search')

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  useOrderTypeMenu()
  return <SearchPage entries={loaderData.entries} />
}
