import type { BoardLine, BoardOrder } from '@sufra/contract/orders/board'
import { minorOf } from '@sufra/contract/wire/minor-of'
import { formatAmount } from '@sufra/domain/money/money'
import { stopwatch } from '@sufra/domain/orders/board-clock'
import { mayStaff } from '@sufra/domain/vocabulary/staff-roles'
import { useNow } from '@sufra/web/page/clock'
import { clsx } from 'clsx'
import {
  Banknote,
  Car,
  CircleCheck,
  CircleMinus,
  CreditCard,
  MapPin,
  MapPinCheck,
  MessageSquareText,
  Plus,
} from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Amount } from '../../platform/brand/amount.tsx'
import { useBrand } from '../../platform/brand/brand-context.tsx'
import { useLanguage, useText } from '../../platform/i18n/text-provider.tsx'
import { useWords } from '../../platform/i18n/use-words.ts'
import { useCrew } from '../../platform/session/use-crew.ts'
import { CardActions } from './card-actions.tsx'
import { CardHeader } from './card-header.tsx'
import type { Column } from './columns.ts'
import { DriverPicker } from './driver-picker.tsx'
import { KitchenNote } from './kitchen-note.tsx'
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

/** What to make. */
function LineList({ lines }: { lines: readonly BoardLine[] }) {
  const words = useWords()
  return (
    <ul className="flex flex-col gap-2 border-y border-line py-2">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change
        <li key={index} className="flex gap-2">
          <span className="figures h-fit min-w-8 rounded-chip bg-surface3 px-1.5 text-center font-bold">
            <bdi dir="ltr">{line.quantity}×</bdi>
          </span>
          <div className="flex min-w-0 flex-1 flex-col gap-1">
            <bdi className="font-semibold wrap-anywhere">{words(line.name)}</bdi>
            <LineChoices modifiers={line.modifiers} leftOut={line['left-out']} />
            {line['combo-items'].map((item, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the picks of a line never change
              <div key={place} className="border-s-2 border-line ps-2">
                <bdi className="text-small font-semibold">
                  {item.quantity > 1 && <bdi dir="ltr">{item.quantity}× </bdi>}
                  {words(item.name)}
                </bdi>
                <LineChoices modifiers={item.modifiers} leftOut={item['left-out']} />
              </div>
            ))}
            {line.notes && <KitchenNote>{line.notes}</KitchenNote>}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** What is chosen for an item, and what is left out of it. */
function LineChoices(props: { modifiers: BoardLine['modifiers']; leftOut: BoardLine['left-out'] }) {
  const text = useText()
  const words = useWords()
  if (props.modifiers.length + props.leftOut.length === 0) return null
  return (
    <ul className="flex flex-col text-small">
      {props.modifiers.map(({ id, name, quantity }) => (
        <li key={id} className="flex items-baseline gap-1 text-text2">
          <Plus size={12} aria-hidden="true" className="shrink-0" />
          <bdi>{words(name)}</bdi>
          {quantity > 1 && (
            <bdi dir="ltr" className="figures font-bold text-text">
              ×{quantity}
            </bdi>
          )}
        </li>
      ))}
      {props.leftOut.map(({ id, name }) => (
        <li key={id} className="flex items-baseline gap-1 font-bold text-danger">
          <CircleMinus size={12} aria-hidden="true" className="shrink-0" />
          {text('without', { name: words(name) })}
        </li>
      ))}
    </ul>
  )
}
