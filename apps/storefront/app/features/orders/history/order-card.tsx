import { isEnded, type OrderStatus } from '@sufra/domain/orders/order-lifecycle'
import { wordsIn } from '@sufra/domain/text/locales'
import { buttonClass } from '@sufra/web/ui/button'
import { Price } from '@sufra/web/ui/price'
import { clsx } from 'clsx'
import { ChevronRight, Star } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { wentWrong } from '#app/features/orders/order-status.ts'
import { orderCalls } from '#app/order/placed/order-calls.ts'
import { itemsIn } from '#app/order/placed/order-model.ts'
import type { Order, OrderItem } from '../../../order/placed/order-model.ts'
import { useTimeTexts } from '../../../order/time/time-texts.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Picture } from '../../../platform/ui/picture.tsx'
import { useBrand, usePrice } from '../../../platform/visit/use-brand.ts'
import { statusText } from '../order-status.ts'
import { ReorderButton } from '../reorder/reorder-button.tsx'

const MAX_PICTURES = 3

/** One order among the customer's, with what can be done about it. */
export function OrderCard({ order }: { order: Order }) {
  const text = useText()
  const price = usePrice()
  const { locale } = useBrand()
  const { dateAtTime } = useTimeTexts()
  const [ref, items] = useOrderItems(order.id)
  const hasEnded = isEnded(order.status)
  return (
    <li
      ref={ref}
      className={clsx(
        'flex flex-col gap-3 rounded-card border bg-surface p-4',
        hasEnded ? 'border-line' : 'border-primary',
      )}
    >
      <Link to={`/user/order/${order.id}`} className="group flex items-start gap-3">
        <Pictures items={items} />
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="flex items-start justify-between gap-2">
            <span className="font-semibold break-words group-hover:underline">
              {wordsIn(order.locationName, locale)}
            </span>
            <span className="shrink-0 font-semibold">
              <Price parts={price(order.figures.total)} />
            </span>
          </span>
          <span className="text-small text-text2">
            {dateAtTime(order.placedAt)} · <bdi dir="ltr">#{order.number}</bdi>
          </span>
          <span className="truncate text-small text-text2">
            <Contents items={items} count={order.itemCount} />
          </span>
        </span>
      </Link>
      <div className="flex flex-wrap items-center gap-2">
        <StatusChip status={order.status} />
        <span className="ms-auto flex flex-wrap gap-2">
          {order.status === 'finished' && !order.isRated && (
            <Link to={`/user/order/${order.id}/feedback`} className={smallButton}>
              <Star size={16} aria-hidden="true" />
              {text('rate')}
            </Link>
          )}
          {hasEnded ? (
            <ReorderButton
              orderId={order.id}
              look="secondary"
              className="min-h-11 px-3 text-small"
            />
          ) : (
            <Link to={`/user/order/${order.id}`} className={smallButton}>
              {text('track_order')}
              <ChevronRight size={16} aria-hidden="true" className="mirrored" />
            </Link>
          )}
        </span>
      </div>
    </li>
  )
}

const smallButton = buttonClass('secondary', 'min-h-11 px-3 text-small')

function StatusChip({ status }: { status: OrderStatus }) {
  const text = useText()
  return (
    <span
      className={clsx(
        'rounded-chip px-2.5 py-1 text-caption font-semibold first-letter:uppercase',
        !isEnded(status) && 'bg-primary-soft text-primary-text',
        status === 'finished' && 'bg-success-soft text-success',
        wentWrong(status) && 'bg-danger-soft text-danger',
      )}
    >
      <span className="inline-block first-letter:uppercase">{text(statusText(status))}</span>
    </span>
  )
}

/** Up to three dishes, one over the edge of the other. */
function Pictures({ items }: { items: OrderItem[] | null }) {
  const shown = items?.slice(0, MAX_PICTURES) ?? []
  return (
    <span aria-hidden="true" className="flex h-14 w-[5.5rem] shrink-0 items-center">
      {shown.map((item, index) => (
        <Picture
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never move
          key={index}
          src={item['image-uri']}
          alt=""
          sizes="56px"
          className={clsx('size-14 rounded-full border-2 border-surface', index > 0 && '-ms-10')}
        />
      ))}
      {items === null && <span className="size-14 animate-pulse rounded-full bg-surface2" />}
    </span>
  )
}

function Contents({ items, count }: { items: OrderItem[] | null; count: number }) {
  const text = useText()
  const { locale } = useBrand()
  if (!items) return text('item_count', { count })
  return items
    .map(({ name, quantity }) =>
      quantity > 1
        ? text('times', { count: quantity, name: wordsIn(name, locale) })
        : wordsIn(name, locale),
    )
    .join(' · ')
}

const fetched = new Map<string, OrderItem[]>()

/** What was in an order, fetched once its card comes near; the list itself does not tell. */
function useOrderItems(
  orderId: string,
): [ref: RefObject<HTMLLIElement | null>, items: OrderItem[] | null] {
  const brand = useBrand()
  const ref = useRef<HTMLLIElement>(null)
  const [items, setItems] = useState(fetched.get(orderId) ?? null)

  useEffect(() => {
    if (!ref.current || fetched.has(orderId)) return
    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        try {
          const calls = orderCalls(brand)
          const found = itemsIn(await calls.order(orderId, ['items']))
          fetched.set(orderId, found)
          setItems(found)
        } catch {
          // The card says enough without them.
        }
      },
      { rootMargin: '200px' },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [brand, orderId])
  return [ref, items]
}
