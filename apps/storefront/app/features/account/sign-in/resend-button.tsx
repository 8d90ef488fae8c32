import type { Verification } from '@sufra/contract/people/verifications'
import { LoaderCircle } from 'lucide-react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { buttonClass } from '../../../platform/ui/button.ts'
import { clockDigits, useCountdown } from './use-countdown.ts'

/** Another code, once the last one has had a minute to arrive. */
export function ResendButton(props: {
  verification: Verification
  isSending: boolean
  onResend: () => void
}) {
  const text = useText()
  const seconds = useCountdown(props.verification)
  return (
    <button
      type="button"
      disabled={seconds > 0}
      aria-busy={props.isSending}
      onClick={props.onResend}
      className={buttonClass(
        'quiet',
        'px-2 text-small tabular-nums disabled:cursor-not-allowed disabled:text-text2 disabled:hover:bg-transparent',
      )}
    >
      {props.isSending && <LoaderCircle size={18} aria-hidden="true" className="animate-spin" />}
      {seconds > 0 ? text('resend_in', { time: clockDigits(seconds) }) : text('resend_code')}
    </button>
  )
}
