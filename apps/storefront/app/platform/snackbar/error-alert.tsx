import { buttonClass } from '@sufra/web/ui/button'
import { Dialog } from '@sufra/web/ui/dialog'
import { CircleAlert } from 'lucide-react'
import { useText } from '../i18n/use-text.ts'

/** What the server has against the order, in its words. The cart stays as it is. */
export function ErrorAlert({ detail, onClose }: { detail: string; onClose: () => void }) {
  const text = useText()
  const title = text('an_error_occurred')
  return (
    <Dialog label={title} onClose={onClose} className="sheet bg-surface text-text">
      <div className="flex flex-col items-center gap-3 p-6 text-center">
        <span className="grid size-14 place-items-center rounded-full bg-danger-soft text-danger">
          <CircleAlert size={28} aria-hidden="true" />
        </span>
        <h2 className="text-h2 font-bold">{title}</h2>
        <p className="whitespace-pre-line text-text2">{detail}</p>
        <button
          type="button"
          onClick={onClose}
          className={buttonClass('primary', 'mt-2 w-full tablet:w-auto tablet:min-w-40')}
        >
          <span className="inline-block first-letter:uppercase">{text('okay')}</span>
        </button>
      </div>
    </Dialog>
  )
}
