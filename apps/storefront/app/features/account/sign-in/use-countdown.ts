import { OTP_RESEND_MS, secondsUntilResend } from '@sufra/domain/people/one-time-code'
import { useEffect, useState } from 'react'

export const OTP_TICK_MS = 1_000

/** Whole seconds until a code may be sent again; `from` is a new object for every code. */
export function useCountdown(
  from: { 'resend-in': number },
  clock: () => number = Date.now,
): number {
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
export const clockDigits = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
