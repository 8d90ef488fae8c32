import { isEnded } from '@sufra/domain/orders/order-lifecycle'
import { languageTag } from '@sufra/domain/text/locales'
import { ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Order } from '../../../order/placed/order-model.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { LoadFailed } from '../../../platform/session/load-failed.tsx'
import { buttonClass } from '../../../platform/ui/button.ts'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { useBrand } from '../../../platform/visit/use-brand.ts'
import { byMonth } from './by-month.ts'
import { OrderCard } from './order-card.tsx'
import { useOwnOrders } from './use-own-orders.ts'

/** All of the customer's orders: those on their way first, then month by month. */
export function OrderHistory() {
  const { state, orders, ask } = useOwnOrders()
  if (state === 'asking') return <HistorySkeleton />
  if (state !== 'known') return <LoadFailed onRetry={ask} />
  return orders.length === 0 ? <NoOrders /> : <Orders orders={orders} />
}

function Orders({ orders }: { orders: Order[] }) {
  const text = useText()
  const { zone, locale } = useBrand()
  const active = orders.filter(({ status }) => !isEnded(status))
  const past = orders.filter(({ status }) => isEnded(status))
  const monthName = new Intl.DateTimeFormat(`${languageTag(locale)}-u-nu-latn-ca-gregory`, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return (
    <>
      {active.length > 0 && (
        <Section title={text('on_their_way')}>
          {active.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
        </Section>
      )}
      {byMonth(past, zone).map((month) => (
        <Section key={month.key} title={monthName.format(Date.parse(`${month.key}-15`))}>
          {month.orders.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
        </Section>
      ))}
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-h3 font-semibold">{title}</h2>
      <ul className="grid gap-3 wide:grid-cols-2">{children}</ul>
    </section>
  )
}

function NoOrders() {
  const text = useText()
  return (
    <EmptyState
      art={<ReceiptText size={52} aria-hidden="true" />}
      title={text('no_orders')}
      hint={text('no_orders_hint')}
      action={
        <Link to="/menu" className={buttonClass('primary')}>
          {text('browse_categories')}
        </Link>
      }
    />
  )
}

export function HistorySkeleton() {
  const text = useText()
  return (
    <div aria-busy="true" className="grid gap-3 wide:grid-cols-2">
      <p role="status" className="sr-only">
        {text('loading')}
      </p>
      {['first', 'second', 'third'].map((card) => (
        <span key={card} className="h-36 animate-pulse rounded-card bg-surface2" />
      ))}
    </div>
  )
}
