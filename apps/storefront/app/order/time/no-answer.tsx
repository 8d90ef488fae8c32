import { buttonClass } from '@sufra/web/ui/button'
import { useText } from '../../platform/i18n/use-text.ts'

export function NoAnswer({ onRetry }: { onRetry: () => void }) {
  const text = useText()
  return (
    <div role="alert" className="flex flex-col items-center gap-4 py-8 text-center">
      <p className="text-text2">{text('cannot_process')}</p>
      <button type="button" onClick={onRetry} className={buttonClass('secondary')}>
        {text('try_again')}
      </button>
    </div>
  )
}
