import { isEnded } from '@sufra/domain/orders/order-lifecycle'
import { languageTag } from '@sufra/domain/text/locales'
import { buttonClass } from '@sufra/web/ui/button'
import { EmptyState } from '@sufra/web/ui/empty-state'
import { ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { subscribeToOrders } from '#app/features/orders/follow-orders.ts'
import { orderCalls } from '#app/order/placed/order-calls.ts'
import { readOrder } from '#app/order/placed/order-model.ts'
import { currentUser } from '#app/platform/session/current-user.ts'
import { LoadFailed } from '#app/platform/session/own-page.tsx'
import type { Brand } from '#app/platform/visit/brand.ts'
import type { Order } from '../../../order/placed/order-model.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useBrand } from '../../../platform/visit/use-brand.ts'
import { byMonth } from './by-month.ts'
import { OrderCard } from './order-card.tsx'

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

type Known = { state: 'asking' | 'failed'; orders: null } | { state: 'known'; orders: Order[] }

/** The customer's orders; while one of them is on its way, its status moves by itself. */
function useOwnOrders() {
  const brand = useBrand()
  const [known, setKnown] = useState<Known>({ state: 'asking', orders: null })

  const ask = useCallback(async () => {
    try {
      setKnown({ state: 'known', orders: await askOrders(brand) })
    } catch {
      setKnown((before) => (before.state === 'known' ? before : { state: 'failed', orders: null }))
    }
  }, [brand])
  useEffect(() => void ask(), [ask])

  const isMoving = known.orders?.some(({ status }) => !isEnded(status)) ?? false
  useEffect(() => {
    if (!isMoving) return
    const again = () => void ask()
    return subscribeToOrders(brand, { onEvent: again, onGap: again, onSessionOver: again })
  }, [isMoving, brand, ask])

  return { ...known, ask }
}

/** The customer's orders, the newest first. */
async function askOrders(brand: Brand): Promise<Order[]> {
  const user = currentUser.read()
  if (!user) return []
  const calls = orderCalls(brand)
  const { data } = await calls.orders(user.id)
  return data.map((order) => readOrder(order, brand.currency.decimals))
}
