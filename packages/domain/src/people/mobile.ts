import { latinDigits } from '../text/digits.ts'
import type { FieldFault } from '../text/field-faults.ts'

/** Digits of a mobile number without its dialling code. */
export const MOBILE_MIN_DIGITS = 3

export const MOBILE_MAX_DIGITS = 10

export type DialCountry = {
  /** '966', without a plus. */
  dialCode: string
  /** A pattern for the national number without its leading zero. */
  mobileFormat: string
}

/** What is left of key presses: digits of any of our scripts, as 0-9. */
export const mobileDigits = (text: string) => latinDigits(text).replace(/\D/g, '')

/** The number as dialled from abroad: without its leading zero. */
export const nationalNumber = (mobile: string) => mobileDigits(mobile).replace(/^0/, '')

export function mobileFault(mobile: string, country: DialCountry): FieldFault | null {
  const digits = latinDigits(mobile)
  if (digits === '') return 'required'
  const isNumber = /^\d+$/.test(digits)
  const fits = digits.length >= MOBILE_MIN_DIGITS && digits.length <= MOBILE_MAX_DIGITS
  if (!isNumber || !fits) return 'invalid-mobile'
  const format = new RegExp(country.mobileFormat)
  return format.test(nationalNumber(digits)) ? null : 'invalid-mobile'
}

/** What a customer is known by: digits only, dial code first. */
export const usernameOf = (mobile: string, { dialCode }: Pick<DialCountry, 'dialCode'>) =>
  `${mobileDigits(dialCode)}${nationalNumber(mobile)}`
