import { latinDigits } from '../text/digits.ts'

export const COUPON_CODE_MAX = 40

/** Codes are typed in any case, with Arabic digits, or copied with spaces and invisible marks in them and accents taken apart. */
export const couponCode = (typed: string) =>
  latinDigits(typed.replace(/[\s\p{Cf}]/gu, ''))
    .toUpperCase()
    .normalize()
