import type { BoardOrder } from '@sufra/contract/orders/board'
import { stopwatch, timelinessOf } from '@sufra/domain/orders/board-clock'
import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import { useNow } from '@sufra/web/page/clock'
import {
  AlarmClock,
  Armchair,
  Bike,
  CalendarClock,
  Car,
  Clock,
  type LucideIcon,
  PackageCheck,
  ShoppingBag,
  Timer,
  TriangleAlert,
  Utensils,
} from 'lucide-react'
import { useClockText } from '../../platform/brand/use-clock-text.ts'
import { useText } from '../../platform/i18n/text-provider.tsx'

import { useBoard } from './use-board.ts'

type Attributes = BoardOrder['attributes']

/** Which order, how it leaves the branch, how it stands in time, and whose it is. */
export function CardHeader(props: { attributes: Attributes; isUnseen: boolean }) {
  const text = useText()
  const { attributes } = props
  const { number, type, customer } = attributes
  const table = attributes['table-number']
  const Icon = TYPE_ICONS[type]
  return (
    <header className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="figures text-h1 leading-none font-extrabold">
          <bdi dir="ltr">#{number}</bdi>
        </h3>
        <span className="flex items-center gap-1.5 rounded-full bg-surface3 px-2.5 py-0.5 text-caption font-semibold">
          <Icon size={15} aria-hidden="true" />
          {table ? text('table', { table }) : text(`type_${type}`)}
        </span>
        {props.isUnseen && (
          <span className="rounded-full bg-new px-2.5 py-0.5 text-micro font-bold text-on-new">
            {text('new_mark')}
          </span>
        )}
      </div>
      <CardClock attributes={attributes} />
      <p className="flex flex-wrap gap-x-2 text-caption text-text2">
        <bdi className="font-semibold text-text">{customer.name}</bdi>
        {customer.mobile && (
          <bdi dir="ltr" className="figures">
            {customer.mobile}
          </bdi>
        )}
      </p>
    </header>
  )
}

const TYPE_ICONS: Record<OrderType, LucideIcon> = {
  deliver: Bike,
  pickup: PackageCheck,
  'to-go': ShoppingBag,
  'eat-in': Utensils,
  'dine-in': Armchair,
  curbside: Car,
}

const CHIP = 'figures flex items-center gap-1 rounded-chip px-2 py-0.5 text-caption font-semibold'

/** By when it was promised, and how long it has been here. Late is said, not only coloured. */
function CardClock({ attributes }: { attributes: BoardOrder['attributes'] }) {
  const text = useText()
  const { serverNow } = useBoard()
  const now = serverNow(useNow())
  const elapsed = now - Date.parse(attributes['released-at'])
  return (
    <div className="flex flex-wrap items-center justify-between gap-1.5">
      <PromiseChip attributes={attributes} now={now} />
      <span className="figures flex items-center gap-1 text-small font-semibold text-text2">
        <Timer size={15} aria-hidden="true" />
        <span className="sr-only">{text('elapsed')}</span>
        <bdi dir="ltr">{stopwatch(elapsed)}</bdi>
      </span>
    </div>
  )
}

function PromiseChip(props: { attributes: BoardOrder['attributes']; now: number }) {
  const { attributes, now } = props
  const text = useText()
  const clock = useClockText()
  const { type, status } = attributes
  const promisedAt = Date.parse(attributes['promised-time'])
  const time = clock(promisedAt)
  const isScheduled = attributes['scheduled-time'] !== null
  switch (timelinessOf({ type, status, promisedAt }, now)) {
    case 'late':
      return (
        <span className={`${CHIP} bg-danger text-on-danger`}>
          <TriangleAlert size={15} aria-hidden="true" />
          {text('late_by', { time: stopwatch(now - promisedAt) })}
        </span>
      )
    case 'due-soon':
      return (
        <span className={`${CHIP} bg-warning-soft text-warning`}>
          <AlarmClock size={15} aria-hidden="true" />
          {text('due_in', { time: stopwatch(promisedAt - now) })}
        </span>
      )
    case 'in-time':
      return (
        <span className={`${CHIP} bg-surface3 text-text`}>
          {isScheduled ? (
            <CalendarClock size={15} aria-hidden="true" />
          ) : (
            <Clock size={15} aria-hidden="true" />
          )}
          {text(isScheduled ? 'scheduled_for' : 'promised_for', { time })}
        </span>
      )
  }
}
