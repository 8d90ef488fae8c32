import '#app/i18n/more-texts.ts'
import { OwnPage } from '#app/customers/own-page.tsx'
import { RatingPage } from '#app/feedback/rating-page.tsx'
import { RatingSkeleton } from '#app/feedback/rating-skeleton.tsx'
import { isOrderId } from '#app/orders/order-id.ts'
import { notFound } from '#app/visit/loader-failure.server.ts'
import { pageTitle } from '#app/visit/page-title.ts'
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
