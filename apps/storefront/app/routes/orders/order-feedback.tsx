import { RatingPage } from '#app/features/feedback/rating-page.tsx'
import { RatingSkeleton } from '#app/features/feedback/rating-skeleton.tsx'
import { isOrderId } from '#app/order/placed/order-id.ts'
import { OwnPage } from '#app/platform/session/own-page.tsx'
import { notFound } from '#app/platform/visit/loader-failure.server.ts'
import { pageTitle } from '#app/platform/visit/page-title.ts'
import type { Route } from './+types/order-feedback.ts'

export function loader({ params }: Route.LoaderArgs) {
  if (!isOrderId(params.order)) throw notFound()
  return null
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'rate_order')

export default function OrderFeedbackRoute({ params }: Route.ComponentProps) {
  return (
    <OwnPage right="own-order" skeleton={<RatingSkeleton />}>
      <RatingPage key={params.order} orderId={params.order} />
    </OwnPage>
  )
}
