import { buttonClass } from '@sufra/web/ui/button'
import { CircleAlert } from 'lucide-react'
import { useText } from '../i18n/use-text.ts'

/** Something of the customer's could not be fetched; it is still theirs, and can be asked for again. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const text = useText()
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-3 rounded-card border border-line bg-surface p-5"
    >
      <p className="flex items-start gap-2">
        <CircleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-danger" />
        {text('cannot_process')}
      </p>
      <button type="button" onClick={onRetry} className={buttonClass('secondary')}>
        {text('try_again')}
      </button>
    </div>
  )
}
