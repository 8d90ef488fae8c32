import { latinDigits } from '../text/digits.ts'
import type { FieldFault } from '../text/field-faults.ts'

/** For brands that do not set `otp-length`. */
export const DEFAULT_OTP_LENGTH = 6

/** A code may be sent again after this long, counted down in ticks. */
export const OTP_RESEND_MS = 60_000

/** As typed or pasted: digits of any script, spaces and hyphens between them left out. */
export const codeDigits = (text: string) => latinDigits(text).replace(/[\s-]/g, '')

export function codeFault(text: string, length: number = DEFAULT_OTP_LENGTH): FieldFault | null {
  const digits = codeDigits(text)
  if (digits === '') return 'required'
  return digits.length === length && /^\d+$/.test(digits) ? null : 'otp-too-short'
}

/** Whole seconds until a code may be sent again; 0: now. */
export const secondsUntilResend = (sentAt: number, now: number) =>
  Math.max(0, Math.ceil((sentAt + OTP_RESEND_MS - now) / 1_000))
