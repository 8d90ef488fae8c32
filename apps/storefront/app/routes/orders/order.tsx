import { OrderPage } from '#app/features/orders/order-page.tsx'
import { OrderSkeleton } from '#app/features/orders/order-skeleton.tsx'
import { isOrderId } from '#app/order/placed/order-id.ts'
import { OwnPage } from '#app/platform/session/own-page.tsx'
import { notFound } from '#app/platform/visit/loader-failure.server.ts'
import { pageTitle } from '#app/platform/visit/page-title.ts'
import type { Route } from './+types/order.ts'

/** What is no order's id is no page; whose order it is only the browser can tell. */
export function loader({ params }: Route.LoaderArgs) {
  if (!isOrderId(params.order)) throw notFound()
  return null
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'order')

export default function OrderRoute({ params }: Route.ComponentProps) {
  return (
    <OwnPage right="own-order" skeleton={<OrderSkeleton />}>
      <OrderPage key={params.order} orderId={params.order} />
    </OwnPage>
  )
}
