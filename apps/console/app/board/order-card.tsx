import type { BoardOrder } from '@sufra/contract/orders/board'
import { mayStaff } from '@sufra/domain/vocabulary/staff-roles'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { useText } from '../i18n/text-provider.tsx'
import { useCrew } from '../session/use-crew.ts'
import { CarNote } from './car-note.tsx'
import { CardActions } from './card-actions.tsx'
import { CardHeader } from './card-header.tsx'
import type { Column } from './columns.ts'
import { DeliveryNote } from './delivery-note.tsx'
import { DriverPicker } from './driver-picker.tsx'
import { KitchenNote } from './kitchen-note.tsx'
import { LineList } from './line-list.tsx'
import { PaymentNote } from './payment-note.tsx'
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
