import { CheckoutPage } from '#app/features/checkout/checkout-page.tsx'
import { startOf } from '#app/platform/visit/brand.server.ts'
import { notFound } from '#app/platform/visit/loader-failure.server.ts'
import { pageTitle } from '#app/platform/visit/page-title.ts'
import { visitContext } from '#app/platform/visit/visit.ts'
import type { Route } from './+types/checkout.ts'

export { revalidateOnPathChange as shouldRevalidate } from '#app/platform/visit/revalidation.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { application } = await startOf(context.get(visitContext))
  const settings = application.attributes
  if (settings['menu-only']) throw notFound()
  return {
    paymentsDeliver: settings['allowed-payments-deliver'],
    paymentsPickup: settings['allowed-payments-pickup'],
  }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'checkout')

export default function CheckoutRoute({ loaderData }: Route.ComponentProps) {
  return <CheckoutPage payments={loaderData} />
}
