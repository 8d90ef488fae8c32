import type { BoardOrder } from '@sufra/contract/orders/board'
import type { OrderStatus } from '@sufra/domain/orders/order-lifecycle'
import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import { mayStaff } from '@sufra/domain/vocabulary/staff-roles'
import { smallButtonClass } from '@sufra/web/ui/button'
import { clsx } from 'clsx'
import { Ban, CircleAlert, LoaderCircle, Printer } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useBrand } from '../../platform/brand/brand-context.tsx'
import { useText } from '../../platform/i18n/text-provider.tsx'
import { CONSOLE_LOCALES, type PlainTextKey, textIn } from '../../platform/i18n/texts.ts'
import { refusalText } from '../../platform/session/refusal-text.ts'
import { useCrew } from '../../platform/session/use-crew.ts'
import { showTrouble } from '../../platform/shell/snackbar.tsx'
import { TitledDialog } from '../../platform/ui/dialog.tsx'
import { LOOKS } from './column-looks.ts'
import { COLUMNS, type Column, nextStep, stepText } from './columns.ts'
import { printTicket } from './print-ticket.tsx'
import { useBoard } from './use-board.ts'

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

const MOST_LETTERS = 200

/** Why an order is turned down. The customer reads it in the language the brand speaks first. */
function RejectDialog({ order, onClose }: { order: BoardOrder; onClose: () => void }) {
  const text = useText()
  const { primaryLocale } = useBrand()
  const { isBusy, move } = useMove(order)
  const [chosen, choose] = useState<PlainTextKey | null>(null)
  const [own, setOwn] = useState('')
  const [isMissing, setMissing] = useState(false)
  const faultId = useId()
  const { number, status, type } = order.attributes
  const isNew = status === 'posted'

  async function reject(event: FormEvent) {
    event.preventDefault()
    const locale = CONSOLE_LOCALES.find((it) => it === primaryLocale) ?? 'en-us'
    const reason = chosen === OWN_WORDS ? own.trim() : chosen && textIn(locale)(chosen)
    setMissing(!reason)
    if (reason && (await move('cancelled-by-employee', reason))) onClose()
  }

  return (
    <TitledDialog
      title={text(isNew ? 'reject_order' : 'cancel_order_number', { number })}
      closeLabel={text('close')}
      onClose={onClose}
    >
      <form onSubmit={(event) => void reject(event)} className="flex flex-col gap-4">
        <p className="text-text2">{text('reject_hint')}</p>
        <fieldset aria-describedby={isMissing ? faultId : undefined}>
          <legend className="sr-only">{text('reason')}</legend>
          <div className="flex flex-col gap-1">
            {reasonsFor(type).map((key) => (
              <label
                key={key}
                className="flex min-h-11 items-center gap-3 rounded-input border border-line px-3 has-checked:border-ink has-checked:bg-surface2"
              >
                <input
                  type="radio"
                  name="reason"
                  className="size-5 accent-ink"
                  checked={chosen === key}
                  onChange={() => choose(key)}
                />
                {text(key)}
              </label>
            ))}
          </div>
        </fieldset>
        {chosen === OWN_WORDS && (
          <label className="flex flex-col gap-1">
            <span className="text-small font-semibold">{text('reason_own')}</span>
            <textarea
              // biome-ignore lint/a11y/noAutofocus: it appears in a dialog, because it was asked for
              autoFocus
              rows={2}
              maxLength={MOST_LETTERS}
              value={own}
              onChange={(event) => setOwn(event.target.value)}
              className="rounded-input border-[1.5px] border-control bg-surface px-3 py-2"
            />
          </label>
        )}
        {isMissing && (
          <p id={faultId} role="alert" className="flex items-center gap-1.5 text-small text-danger">
            <CircleAlert size={16} aria-hidden="true" />
            {text('reason_needed')}
          </p>
        )}
        <div className="flex gap-3">
          <button
            type="button"
            className={smallButtonClass('secondary', 'flex-1')}
            onClick={onClose}
          >
            {text('cancel')}
          </button>
          <button type="submit" className={smallButtonClass('danger', 'flex-1')} disabled={isBusy}>
            {text(isNew ? 'reject' : 'cancel_order')}
          </button>
        </div>
      </form>
    </TitledDialog>
  )
}

const OWN_WORDS = 'reason_other'

/** What usually stands in the way. */
const reasonsFor = (type: OrderType): PlainTextKey[] => [
  'reason_out_of_stock',
  'reason_too_busy',
  'reason_closing',
  ...(type === 'deliver' ? (['reason_no_driver'] as const) : []),
  'reason_customer',
  OWN_WORDS,
]

/** Moves an order on. The server decides; the card follows once it has. */
function useMove({ id, attributes }: BoardOrder) {
  const text = useText()
  const { client } = useCrew()
  const { store, say } = useBoard()
  const [isBusy, setBusy] = useState(false)

  async function move(to: OrderStatus, reason: string | null = null) {
    if (isBusy) return false
    setBusy(true)
    try {
      await client.moveOrder(id, to, reason)
      keepFocusIn(attributes.status)
      store.change(id, { status: to, 'status-since': new Date().toISOString(), reason })
      say(text('moved', { number: attributes.number, status: text(`status_${to}`) }))
      return true
    } catch (error) {
      showTrouble(refusalText(error, text))
      return false
    } finally {
      setBusy(false)
      void store.refresh()
    }
  }
  return { isBusy, move }
}

/** The card leaves with the button that was pressed: the keyboard stays in its column. */
function keepFocusIn(status: OrderStatus) {
  const column = COLUMNS.find((it) => it.status === status)
  if (column) document.getElementById(`heading-${column.name}`)?.focus({ preventScroll: true })
}
