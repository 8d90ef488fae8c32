import { wordsIn } from '@sufra/domain/text/locales'
import { showSnackbar } from '@sufra/web/snackbar/snackbar-queue'
import { useStored } from '@sufra/web/storage/use-stored'
import { buttonClass, iconButtonClass } from '@sufra/web/ui/button'
import { EmptyState } from '@sufra/web/ui/empty-state'
import { Check, Copy, Navigation, ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { LoadFailed } from '#app/platform/session/own-page.tsx'
import { isOrderId } from '../../order/placed/order-id.ts'
import { recentOrderId } from '../../order/placed/recent-order-id.ts'
import { useTimeTexts } from '../../order/time/time-texts.ts'
import { commaIn } from '../../platform/i18n/comma.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { OwnPage } from '../../platform/session/own-page.tsx'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { OrderBill, OrderLines } from './order-details.tsx'
import type { TrackedOrder } from './tracked-order.ts'
import { useTrackedOrder } from './tracked-order.ts'

/** The order is placed: its number, when and where it will be had, and how to follow it. */
export function SuccessPage() {
  return (
    <OwnPage right="own-order" skeleton={<SuccessSkeleton />}>
      <PlacedOrder />
    </OwnPage>
  )
}

function PlacedOrder() {
  const [parameters] = useSearchParams()
  const recent = useStored(recentOrderId, null)
  const asked = parameters.get('order') ?? ''
  const id = isOrderId(asked) ? asked : recent
  return id === null ? <NoOrder /> : <Confirmation orderId={id} />
}

function Confirmation({ orderId }: { orderId: string }) {
  const { state, tracked, ask } = useTrackedOrder(orderId)
  if (state === 'asking') return <SuccessSkeleton />
  if (state === 'missing') return <NoOrder />
  return (
    <div className="mx-auto flex w-full max-w-[461px] flex-col gap-5 gutter pt-8">
      {tracked ? <Placed tracked={tracked} /> : <LoadFailed onRetry={ask} />}
    </div>
  )
}

function Placed({ tracked: { order, branch, items } }: { tracked: TrackedOrder }) {
  const text = useText()
  const { locale } = useBrand()
  const { near } = useTimeTexts()
  const branchName = wordsIn(order.locationName, locale)
  return (
    <>
      <div className="flex flex-col items-center gap-2 text-center">
        <span
          aria-hidden="true"
          className="grid size-20 place-items-center rounded-full bg-success-soft text-success"
        >
          <Check
            size={40}
            strokeWidth={3}
            className="[&_path]:transition-[stroke-dashoffset] [&_path]:duration-480 [&_path]:[stroke-dasharray:24] [&_path]:starting:[stroke-dashoffset:24]"
          />
        </span>
        <h1 className="text-h1 font-bold">{text('order_is_placed')}</h1>
        <p className="text-text2">{text('say_posted')}</p>
      </div>
      <dl className="divide-y divide-line rounded-card border border-line bg-surface px-5">
        <Fact term={text('order_number')} action={<CopyNumber number={order.number} />}>
          <bdi dir="ltr" className="text-display font-bold tabular-nums">
            #{order.number}
          </bdi>
        </Fact>
        <Fact term={text(order.type === 'deliver' ? 'arriving_around' : 'ready_around')}>
          <span className="text-h2 font-bold tabular-nums">
            {near(order.promisedAt, order.placedAt)}
          </span>
        </Fact>
        {order.address && (
          <Fact term={text('deliver_to')}>
            <bdi className="font-semibold">{order.address.line1}</bdi>
          </Fact>
        )}
        <Fact
          term={text(order.address ? 'made_at' : 'pick_up_at')}
          action={
            branch &&
            !order.address && (
              <a
                href={`https://www.google.com/maps/dir/?api=1&destination=${branch.lat},${branch.long}`}
                target="_blank"
                rel="noreferrer"
                className={iconButtonClass}
              >
                <Navigation size={20} aria-hidden="true" />
                <span className="sr-only">
                  {text('directions')} ({text('opens_in_new_tab')})
                </span>
              </a>
            )
          }
        >
          <span className="block font-semibold">{branchName}</span>
          {branch && (
            <span className="block text-small text-text2">
              {wordsIn(branch.line1, locale) + commaIn(locale) + wordsIn(branch.city, locale)}
            </span>
          )}
        </Fact>
      </dl>
      <Link to={`/user/order/${order.id}`} className={buttonClass('primary', 'min-h-14')}>
        {text('track_order')}
      </Link>
      <section className="rounded-card border border-line bg-surface p-5">
        <h2 className="text-h3 font-bold">{text('your_order')}</h2>
        <OrderLines items={items} />
        <OrderBill order={order} />
      </section>
      <Link to="/menu" className={buttonClass('secondary')}>
        {text('back_to_menu')}
      </Link>
    </>
  )
}

function Fact(props: { term: string; action?: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-3">
      <dt className="text-small text-text2 first-letter:uppercase">{props.term}</dt>
      <dd className="col-start-1 break-words">{props.children}</dd>
      {props.action && <dd className="col-start-2 row-span-2 row-start-1">{props.action}</dd>}
    </div>
  )
}

function CopyNumber({ number }: { number: number }) {
  const text = useText()
  const copy = async () => {
    await navigator.clipboard.writeText(String(number)).catch(() => {})
    showSnackbar({ text: text('copied') })
  }
  return (
    <button type="button" onClick={copy} className={iconButtonClass}>
      <Copy size={20} aria-hidden="true" />
      <span className="sr-only">{text('copy_number')}</span>
    </button>
  )
}

function NoOrder() {
  const text = useText()
  return (
    <EmptyState
      level={1}
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

const block = 'block animate-pulse bg-surface2'

function SuccessSkeleton() {
  const text = useText()
  return (
    <div aria-busy="true" className="mx-auto flex w-full max-w-[461px] flex-col gap-5 gutter pt-8">
      <h1 className="sr-only">{text('your_order')}</h1>
      <p role="status" className="sr-only">
        {text('loading')}
      </p>
      <div className="flex flex-col items-center gap-2">
        <span className={`${block} size-20 rounded-full`} />
        <span className={`${block} h-9 w-56 rounded-input`} />
        <span className={`${block} h-6 w-64 rounded-input`} />
      </div>
      <span className={`${block} h-60 rounded-card`} />
      <span className={`${block} h-14 rounded-tile`} />
    </div>
  )
}
