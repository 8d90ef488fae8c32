import { locationIdFromSlug } from '@sufra/domain/menu/slug'
import { isOrderType } from '@sufra/domain/vocabulary/order-types'
import type { ComponentProps } from 'react'
import { DeliveryChooser } from '#app/features/addresses/delivery/delivery-chooser.tsx'
import { SavedDeliveries, useAddressBook } from '#app/features/addresses/saved-deliveries.tsx'
import { BranchFinder } from '#app/features/branches/branch-finder.tsx'
import { BranchPage } from '#app/features/branches/branch-page.tsx'
import { branchesFor, categoryOf } from '#app/features/branches/branches.server.ts'
import { ChooserFrame } from '#app/features/branches/chooser-frame.tsx'
import { brandFor, startOf } from '#app/platform/visit/brand.server.ts'
import { notFound } from '#app/platform/visit/loader-failure.server.ts'
import { pageTitle } from '#app/platform/visit/page-title.ts'
import { visitContext } from '#app/platform/visit/visit.ts'
import type { Route } from './+types/location.ts'

export { revalidateOnPathChange as shouldRevalidate } from '#app/platform/visit/revalidation.ts'

/** The last segment is an order type (its chooser) or a branch. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const category = await categoryOf(visit, params.category_slug)
  const branches = await branchesFor(visit, params.category_slug)
  const addressForm = (await startOf(visit)).concept.attributes['address-form']
  const segment = params.location_slug

  if (isOrderType(segment)) {
    const { orderTypes } = await brandFor(visit)
    if (!orderTypes.includes(segment)) throw notFound()
    return { category, orderType: segment, branches, addressForm, branch: null }
  }
  const branch = branches.find(({ id }) => id === locationIdFromSlug(segment))
  if (!branch) throw notFound()
  return { category, orderType: null, branches: [], addressForm, branch }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const branch = loaderData?.branch
  if (branch) {
    return pageTitle(matches, { words: branch.name, about: `${branch.line1} · ${branch.city}` })
  }
  const isDelivery = loaderData?.orderType === 'deliver'
  return pageTitle(matches, isDelivery ? 'where_to_deliver' : 'choose_a_branch')
}

export default function LocationRoute({ loaderData, params }: Route.ComponentProps) {
  const { branch, branches, orderType, addressForm } = loaderData
  const chooser = `/menu/${params.category_slug}/location`
  if (branch) return <BranchPage branch={branch} chooser={chooser} />
  return (
    <ChooserFrame chooser={chooser} orderType={orderType}>
      {orderType === 'deliver' ? (
        <Delivery branches={branches} form={addressForm} addAddress={`${chooser}/add-address`} />
      ) : (
        <BranchFinder branches={branches} chooser={chooser} orderType={orderType} />
      )}
    </ChooserFrame>
  )
}

/** Whoever has an address book finds it here. */
function Delivery(props: Omit<ComponentProps<typeof DeliveryChooser>, 'saved'>) {
  const book = useAddressBook()
  const saved = book && <SavedDeliveries book={book} {...props} />
  return <DeliveryChooser {...props} saved={saved} />
}
