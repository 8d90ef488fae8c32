import type { BoardOrder } from '@sufra/contract/orders/board'
import { mayStaff } from '@sufra/domain/vocabulary/staff-roles'
import { clsx } from 'clsx'
import { Ban, LoaderCircle, Printer } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../i18n/text-provider.tsx'
import { useCrew } from '../session/use-crew.ts'
import { printTicket } from '../ticket/print-ticket.tsx'
import { LOOKS } from './column-looks.ts'
import { type Column, nextStep, stepText } from './columns.ts'
import { RejectDialog } from './reject-dialog.tsx'
import { useMove } from './use-move.ts'

/** Beside the step where the card is wide, below it and with their words where it is narrow. */
const SMALL =
  'pressable flex min-h-11 flex-1 items-center justify-center gap-1.5 rounded-input text-caption font-semibold text-text2 hover:bg-surface3 hover:text-text @[17rem]:min-h-13 @[17rem]:w-12 @[17rem]:flex-none'
const SMALL_WORDS = '@[17rem]:sr-only'

/** The one next step, large; what is done less often, small. */
export function CardActions({ order, column }: { order: BoardOrder; column: Column }) {
  const text = useText()
  const { session } = useCrew()
  const { isBusy, move } = useMove(order)
  const [isRejecting, setRejecting] = useState(false)
  const { status, type, number } = order.attributes
  const next = nextStep(status)
  const label = next && stepText(next, type)
  const rejectText = text(status === 'posted' ? 'reject' : 'cancel_short')
  return (
    <footer className="@container">
      <div className="flex flex-col gap-1 @[17rem]:flex-row">
        {next && label && (
          <button
            type="button"
            aria-busy={isBusy}
            onClick={() => void move(next)}
            className={clsx(
              'pressable flex min-h-13 items-center justify-center gap-2 rounded-input px-3 font-bold hover:brightness-110 @[17rem]:flex-1',
              LOOKS[column.name].button,
            )}
          >
            {isBusy && <LoaderCircle size={20} aria-hidden="true" className="animate-spin" />}
            {text(label)}
            <span className="sr-only">{text('order_number', { number })}</span>
          </button>
        )}
        <div className="flex gap-1">
          <button
            type="button"
            className={SMALL}
            title={text('print')}
            onClick={() => printTicket(order)}
          >
            <Printer size={17} aria-hidden="true" />
            <span aria-hidden="true" className={SMALL_WORDS}>
              {text('print')}
            </span>
            <span className="sr-only">{text('print_ticket', { number })}</span>
          </button>
          {mayStaff(session, 'reject-orders') && (
            <button
              type="button"
              className={SMALL}
              title={rejectText}
              onClick={() => setRejecting(true)}
            >
              <Ban size={17} aria-hidden="true" />
              <span className={SMALL_WORDS}>{rejectText}</span>
              <span className="sr-only">{text('order_number', { number })}</span>
            </button>
          )}
        </div>
      </div>
      {isRejecting && <RejectDialog order={order} onClose={() => setRejecting(false)} />}
    </footer>
  )
}
