import { GuestHistory } from '#app/features/orders/history/guest-history.tsx'
import { HistorySkeleton, OrderHistory } from '#app/features/orders/history/history-page.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { OwnPage } from '#app/platform/session/own-page.tsx'
import { ProfileFrame } from '#app/platform/session/profile-frame.tsx'
import { useMay } from '#app/platform/session/use-current-user.ts'
import { pageTitle } from '#app/platform/visit/page-title.ts'
import type { Route } from './+types/orders.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'my_orders')

export default function OrdersRoute() {
  const text = useText()
  const keepsHistory = useMay('history')
  return (
    <ProfileFrame title={text('my_orders')}>
      <OwnPage right="own-order" skeleton={<HistorySkeleton />}>
        {keepsHistory ? <OrderHistory /> : <GuestHistory />}
      </OwnPage>
    </ProfileFrame>
  )
}
