import type { Verification } from '@sufra/contract/people/verifications'
import { OTP_RESEND_MS, secondsUntilResend } from '@sufra/domain/people/one-time-code'
import { buttonClass } from '@sufra/web/ui/button'
import { LoaderCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'

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

const OTP_TICK_MS = 1_000

/** Whole seconds until a code may be sent again; `from` is a new object for every code. */
function useCountdown(from: { 'resend-in': number }, clock: () => number = Date.now): number {
  const [now, setNow] = useState(clock)
  const [sent, setSent] = useState({ from, at: sentAt(from, now) })
  if (sent.from !== from) {
    setNow(clock())
    setSent({ from, at: sentAt(from, clock()) })
  }
  const seconds = secondsUntilResend(sent.at, now)
  const isOver = seconds === 0

  useEffect(() => {
    const tick = () => setNow(clock())
    tick()
    if (isOver) return
    const timer = setInterval(tick, OTP_TICK_MS)
    return () => clearInterval(timer)
  }, [clock, isOver])
  return seconds
}

/** The server may have sent it a while ago. */
const sentAt = ({ 'resend-in': seconds }: { 'resend-in': number }, now: number) =>
  now + seconds * 1_000 - OTP_RESEND_MS

/** '0:42' */
const clockDigits = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
