import type { BoardOrder } from '@sufra/contract/orders/board'
import { CircleAlert } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useBrand } from '../brand/brand-context.tsx'
import { useText } from '../i18n/text-provider.tsx'
import { CONSOLE_LOCALES, type TextKey, translator } from '../i18n/texts.ts'
import { buttonClass } from '../ui/button.ts'
import { Dialog } from '../ui/dialog.tsx'
import { OWN_WORDS, reasonsFor } from './reject-reasons.ts'
import { useMove } from './use-move.ts'

const MOST_LETTERS = 200

/** Why an order is turned down. The customer reads it in the language the brand speaks first. */
export function RejectDialog({ order, onClose }: { order: BoardOrder; onClose: () => void }) {
  const text = useText()
  const { primaryLocale } = useBrand()
  const { isBusy, move } = useMove(order)
  const [chosen, choose] = useState<TextKey | null>(null)
  const [own, setOwn] = useState('')
  const [isMissing, setMissing] = useState(false)
  const faultId = useId()
  const { number, status, type } = order.attributes
  const isNew = status === 'posted'

  async function reject(event: FormEvent) {
    event.preventDefault()
    const locale = CONSOLE_LOCALES.find((it) => it === primaryLocale) ?? 'en-us'
    const reason = chosen === OWN_WORDS ? own.trim() : chosen && translator(locale)(chosen)
    setMissing(!reason)
    if (reason && (await move('cancelled-by-employee', reason))) onClose()
  }

  return (
    <Dialog
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
          <button type="button" className={buttonClass('plain', 'flex-1')} onClick={onClose}>
            {text('cancel')}
          </button>
          <button type="submit" className={buttonClass('danger', 'flex-1')} disabled={isBusy}>
            {text(isNew ? 'reject' : 'cancel_order')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
