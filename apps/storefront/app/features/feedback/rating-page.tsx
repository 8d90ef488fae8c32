import { ApiFailure } from '@sufra/contract/client/api-failure'
import { buttonClass } from '@sufra/web/ui/button'
import { EmptyState } from '@sufra/web/ui/empty-state'
import { PackageX } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { LoadFailed } from '#app/platform/session/own-page.tsx'
import { orderCalls } from '../../order/placed/order-calls.ts'
import { type Order, readOrder } from '../../order/placed/order-model.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import type { Brand } from '../../platform/visit/brand.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { RatingForm } from './rating-form.tsx'
import { RatingSkeleton } from './rating-skeleton.tsx'
import { Thanks } from './thanks.tsx'

export type Topic = { id: number; label: string }

type Known =
  | { state: 'asking' | 'failed' | 'missing' }
  | { state: 'known'; order: Order; topics: Topic[] }

const NOT_FOUND = 404

/** How an order was; once for every order, when it is finished. */
export function RatingPage({ orderId }: { orderId: string }) {
  const text = useText()
  const brand = useBrand()
  const [known, setKnown] = useState<Known>({ state: 'asking' })
  const [isSent, setSent] = useState(false)
  const ask = useCallback(async () => setKnown(await askRating(brand, orderId)), [brand, orderId])
  useEffect(() => void ask(), [ask])

  if (known.state === 'asking') return <RatingSkeleton />
  if (known.state === 'failed') {
    return (
      <div className="mx-auto flex w-full max-w-[461px] flex-col gap-4 gutter pt-6">
        <h1 className="text-h1 font-bold">{text('rate_order')}</h1>
        <LoadFailed onRetry={ask} />
      </div>
    )
  }
  if (known.state !== 'known') return <NotToBeRated title={text('order_not_found')} />
  if (isSent || known.order.isRated) return <Thanks hint={text('rating_thanks')} />
  if (known.order.status !== 'finished') return <NotToBeRated title={text('rate_later')} />
  return <RatingForm order={known.order} topics={known.topics} onSent={() => setSent(true)} />
}

function NotToBeRated({ title }: { title: string }) {
  const text = useText()
  return (
    <EmptyState
      level={1}
      art={<PackageX size={52} aria-hidden="true" />}
      title={title}
      hint={text('rate_later_hint')}
      action={
        <Link to="/user/order" className={buttonClass('primary')}>
          {text('my_orders')}
        </Link>
      }
    />
  )
}

async function askRating(brand: Brand, orderId: string): Promise<Known> {
  try {
    const calls = orderCalls(brand)
    const [order, topics] = await Promise.all([calls.order(orderId), calls.ratingTopics(orderId)])
    return {
      state: 'known',
      order: readOrder(order.data, brand.currency.decimals),
      topics: topics.data.map(({ id, attributes }) => ({ id, label: attributes.label })),
    }
  } catch (failure) {
    const isMissing = failure instanceof ApiFailure && failure.status === NOT_FOUND
    return { state: isMissing ? 'missing' : 'failed' }
  }
}
