import { SuccessPage } from '#app/features/orders/success-page.tsx'
import { pageTitle } from '#app/platform/visit/page-title.ts'
import type { Route } from './+types/checkout-success.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'order')

export default function CheckoutSuccessRoute() {
  return <SuccessPage />
}
