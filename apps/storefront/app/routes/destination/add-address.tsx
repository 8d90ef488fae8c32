import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'
import { NewDelivery } from '#app/features/addresses/delivery/delivery-chooser.tsx'
import { branchesFor, categoryOf } from '#app/features/branches/branches.server.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { brandFor, startOf } from '#app/platform/visit/brand.server.ts'
import { useCallingPage } from '#app/platform/visit/calling-page.ts'
import { notFound } from '#app/platform/visit/loader-failure.server.ts'
import { pageTitle } from '#app/platform/visit/page-title.ts'
import { visitContext } from '#app/platform/visit/visit.ts'
import type { Route } from './+types/add-address.ts'

export { revalidateOnPathChange as shouldRevalidate } from '#app/platform/visit/revalidation.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const { orderTypes } = await brandFor(visit)
  if (!orderTypes.includes('deliver')) throw notFound()
  const { concept } = await startOf(visit)
  return {
    category: await categoryOf(visit, params.category_slug),
    branches: await branchesFor(visit, params.category_slug),
    addressForm: concept.attributes['address-form'],
  }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'where_to_deliver')

export default function AddAddressRoute({ loaderData, params }: Route.ComponentProps) {
  const text = useText()
  const { search } = useCallingPage()
  return (
    <div className="page flex flex-col gap-4 gutter pt-4 desktop:pt-8">
      <div>
        <Link
          to={`/menu/${params.category_slug}/location/deliver${search}`}
          replace
          className="-ms-2 inline-flex min-h-11 items-center gap-1 rounded-tile pe-3 text-small font-semibold text-primary-text hover:underline"
        >
          <ChevronLeft size={20} aria-hidden="true" className="mirrored" />
          {text('back')}
        </Link>
        <h1 className="text-h1 font-bold">{text('where_to_deliver')}</h1>
        <p className="pt-1 text-text2 max-tablet:hidden">{text('where_to_deliver_hint')}</p>
      </div>
      <NewDelivery branches={loaderData.branches} form={loaderData.addressForm} />
    </div>
  )
}
