import { AddressesPage } from '#app/features/addresses/addresses-page.tsx'
import { pageTitle } from '#app/platform/visit/page-title.ts'
import type { Route } from './+types/addresses.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'my_addresses')

export default function AddressesRoute() {
  return <AddressesPage />
}
