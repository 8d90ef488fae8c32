import { replace } from 'react-router'
import { ForceLocationScript } from '#app/features/home/force-location-script.tsx'
import { Hero } from '#app/features/home/hero.tsx'
import { homeData } from '#app/features/home/home-data.server.ts'
import { Categories, OrderTypes, Popular } from '#app/features/home/home-sections.tsx'
import { HomePopup } from '#app/features/home/popup.tsx'
import { homeTitle } from '#app/platform/visit/page-title.ts'
import { visitContext } from '#app/platform/visit/visit.ts'
import { ROUTE_GUARDS } from '../route-guards.ts'
import type { Route } from './+types/home.ts'

export { revalidateOnPathChange as shouldRevalidate } from '#app/platform/visit/revalidation.ts'

export const loader = ({ context }: Route.LoaderArgs) => homeData(context.get(visitContext))

/** The guard within the app; on a fresh load `ForceLocationScript` does the same before anything is painted. */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const data = await serverLoader()
  const elsewhere = ROUTE_GUARDS['force-location'](data, new URL(request.url))
  if (elsewhere) throw replace(elsewhere)
  return data
}

export const meta: Route.MetaFunction = ({ matches }) => homeTitle(matches)

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      {loaderData.forced && loaderData.chooser && (
        <ForceLocationScript forced={loaderData.forced} chooser={loaderData.chooser} />
      )}
      <div className="page flex flex-col gap-10 gutter pt-2 desktop:gap-12 desktop:pt-8">
        <Hero slides={loaderData.slides} />
        <OrderTypes chooser={loaderData.chooser} />
        <Categories categories={loaderData.categories} />
        <Popular cards={loaderData.popular} />
      </div>
      {loaderData.popup && <HomePopup popup={loaderData.popup} />}
    </>
  )
}
