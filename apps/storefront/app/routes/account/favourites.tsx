import { FavouritesPage } from '#app/features/favourites/favourites-page.tsx'
import { pageTitle } from '#app/platform/visit/page-title.ts'
import type { Route } from './+types/favourites.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'my_favourites')

export default function FavouritesRoute() {
  return <FavouritesPage />
}
