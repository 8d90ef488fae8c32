import '#app/i18n/more-texts.ts'
import { CheckoutPage } from '#app/placing/checkout-page.tsx'
import { startOf } from '#app/visit/brand.server.ts'
import { notFound } from '#app/visit/loader-failure.server.ts'
import { pageTitle } from '#app/visit/page-title.ts'
import { visitContext } from '#app/visit/visit.ts'
import type { Route } from './+types/checkout.ts'

export { shouldRevalidate } from '#app/visit/revalidation.ts'

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
