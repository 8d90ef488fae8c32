import { latinDigits } from './digits.ts'
import type { FieldFault } from './field-faults.ts'
import { DEFAULT_OTP_LENGTH, OTP_RESEND_MS } from './limits.ts'

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
