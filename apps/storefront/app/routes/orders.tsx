import '#app/i18n/more-texts.ts'
import { OwnPage } from '#app/customers/own-page.tsx'
import { ProfileFrame } from '#app/customers/profile-frame.tsx'
import { useText } from '#app/i18n/use-text.ts'
import { GuestHistory } from '#app/orders/history/guest-history.tsx'
import { HistorySkeleton, OrderHistory } from '#app/orders/history/history-page.tsx'
import { useMay } from '#app/session/use-current-user.ts'
import { pageTitle } from '#app/visit/page-title.ts'
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
