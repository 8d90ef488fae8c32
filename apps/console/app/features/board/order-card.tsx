import type { BoardOrder } from '@sufra/contract/orders/board'
import { minorOf } from '@sufra/contract/wire/minor-of'
import { formatAmount } from '@sufra/domain/money/money'
import { stopwatch } from '@sufra/domain/orders/board-clock'
import { mayStaff } from '@sufra/domain/vocabulary/staff-roles'
import { clsx } from 'clsx'
import {
  Banknote,
  Car,
  CircleCheck,
  CreditCard,
  MapPin,
  MapPinCheck,
  MessageSquareText,
} from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Amount } from '../../platform/brand/amount.tsx'
import { useBrand } from '../../platform/brand/brand-context.tsx'
import { useLanguage, useText } from '../../platform/i18n/text-provider.tsx'
import { useCrew } from '../../platform/session/use-crew.ts'
import { useNow } from '@sufra/web/page/clock'
import { CardActions } from './card-actions.tsx'
import { CardHeader } from './card-header.tsx'
import type { Column } from './columns.ts'
import { DriverPicker } from './driver-picker.tsx'
import { KitchenNote } from './kitchen-note.tsx'
import { LineList } from './line-list.tsx'
import { useBoard } from './use-board.ts'

/** One order: what to make, for whom, by when, and the one next step. */
export function OrderCard({ order, column }: { order: BoardOrder; column: Column }) {
  const text = useText()
  const { session } = useCrew()
  const { unseen } = useBoard()
  const { attributes } = order
  const isUnseen = unseen.has(order.id)
  const ref = useRef<HTMLElement>(null)

  // Nobody is working on the board while something is unseen: it may move into sight by itself.
  useEffect(() => {
    if (isUnseen) ref.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isUnseen])

  const needsDriver = attributes.type === 'deliver' && attributes.status === 'ready'
  return (
    <article
      ref={ref}
      aria-label={text('order_number', { number: attributes.number })}
      className={clsx(
        'flex shrink-0 scroll-my-2 flex-col gap-2 rounded-tile bg-surface p-3 shadow-card',
        isUnseen && 'unseen',
      )}
    >
      <CardHeader attributes={attributes} isUnseen={isUnseen} />
      {attributes.car && <CarNote attributes={attributes} />}
      <LineList lines={attributes.lines} />
      {attributes.notes && <KitchenNote>{attributes.notes}</KitchenNote>}
      {attributes.address && <DeliveryNote address={attributes.address} />}
      <PaymentNote attributes={attributes} />
      {needsDriver && <DriverPicker order={order} />}
      {mayStaff(session, 'move-orders') && <CardActions order={order} column={column} />}
    </article>
  )
}

/** Where it goes, and what the driver should know. */
function DeliveryNote(props: { address: NonNullable<BoardOrder['attributes']['address']> }) {
  const text = useText()
  const { label, line1, details, instructions } = props.address
  return (
    <div className="flex gap-1.5 text-caption text-text2">
      <MapPin size={15} aria-hidden="true" className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        <bdi className="font-semibold text-text">{[label, line1].filter(Boolean).join(' · ')}</bdi>
        {details.length > 0 && <p className="wrap-anywhere">{details.join(' · ')}</p>}
        {instructions && (
          <p className="flex gap-1 pt-0.5 font-semibold text-warning">
            <MessageSquareText size={14} aria-hidden="true" className="mt-0.5 shrink-0" />
            <span className="sr-only">{text('driver_note')}</span>
            <bdi className="wrap-anywhere">{instructions}</bdi>
          </p>
        )}
      </div>
    </div>
  )
}

/** The car the crew looks for, and whether it is there. */
function CarNote({ attributes }: { attributes: BoardOrder['attributes'] }) {
  const text = useText()
  const { serverNow } = useBoard()
  const now = serverNow(useNow())
  const { car } = attributes
  const arrivedAt = attributes['arrived-at']
  if (!car) return null
  const plate = car['plate-number']
  return (
    <div
      className={clsx(
        'flex flex-col gap-1 rounded-chip border px-2 py-1.5 text-small',
        arrivedAt ? 'border-new-line bg-new-soft' : 'border-line',
      )}
    >
      {arrivedAt && (
        <p className="flex items-center gap-1.5 font-bold text-new">
          <MapPinCheck size={18} aria-hidden="true" />
          {text('arrived')}
          <span className="figures ms-auto text-caption">
            {text('waiting_for', { time: stopwatch(now - Date.parse(arrivedAt)) })}
          </span>
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
        <Car size={16} aria-hidden="true" className="shrink-0 text-text2" />
        <bdi>{`${car.color} ${car.maker}`}</bdi>
        {plate && (
          <bdi
            dir="ltr"
            className="figures rounded-[4px] border-2 border-control bg-surface px-1.5 font-bold tracking-wide"
          >
            <span className="sr-only">{text('plate')} </span>
            {plate}
          </bdi>
        )}
      </p>
      {!arrivedAt && <p className="text-caption text-text2">{text('not_arrived')}</p>}
    </div>
  )
}

/** What is still to be taken, and how. */
function PaymentNote({ attributes }: { attributes: BoardOrder['attributes'] }) {
  const text = useText()
  const method = attributes['payment-method']
  const due = attributes['to-collect']
  if (due === 0) {
    return (
      <p className="flex items-center gap-1.5 text-small font-semibold text-ready">
        <CircleCheck size={16} aria-hidden="true" />
        {text('paid')}
        <span className="font-normal text-text2">{text(`method_${method}`)}</span>
      </p>
    )
  }
  const Icon = method === 'cash' ? Banknote : CreditCard
  return (
    <div className="rounded-chip border border-line px-2 py-1.5">
      <p className="flex flex-wrap items-center gap-x-1.5 text-small">
        <Icon size={17} aria-hidden="true" className="text-text2" />
        <span className="font-semibold">{text('collect')}</span>
        <strong className="text-body">
          <Amount value={due} />
        </strong>
        <span className="text-text2">{text(`method_${method}`)}</span>
      </p>
      <Change due={due} cash={attributes['cash-amount']} />
    </div>
  )
}

/** What to bring along for a customer who said what they will hand over. */
function Change({ due, cash }: { due: number; cash: number | null }) {
  const { locale, text } = useLanguage()
  const { decimals } = useBrand().currency
  if (cash === null || cash <= due) return null
  const minor = (amount: number) => minorOf(amount, decimals)
  const amount = formatAmount(minor(cash), decimals, locale)
  const change = formatAmount(minor(cash) - minor(due), decimals, locale)
  return (
    <p className="figures text-caption text-text2">{text('change_from', { amount, change })}</p>
  )
}
