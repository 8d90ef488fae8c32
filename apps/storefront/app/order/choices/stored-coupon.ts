import { COUPON_CODE_MAX, couponCode } from '@sufra/domain/pricing/coupon-code'
import type { Words } from '@sufra/domain/text/locales'
import { storedValue } from '@sufra/web/storage/stored-value'
import { fieldsOf, isWithin } from '../../platform/storage/checked-fields.ts'
import { wordsOf } from '../../platform/storage/keys/stored-branch.ts'

const DISCOUNT_TYPES = ['percentage', 'amount', 'delivery', 'item'] as const

/** The coupon in use, as the server knew it. Values as on the wire: per cent, or amounts in decimals. */
export type StoredCoupon = {
  name: Words
  'discount-type': (typeof DISCOUNT_TYPES)[number]
  'discount-max': number | null
  'discount-value': number | null
  /** Its code. */
  coupon: string
}

export const storedCoupon = storedValue<StoredCoupon>('coupon', (text) => {
  const fields = fieldsOf(JSON.parse(text))
  const name = wordsOf(fields.name)
  const coupon = typeof fields.coupon === 'string' ? codeFrom(fields.coupon) : null
  const type = DISCOUNT_TYPES.find((each) => each === fields['discount-type'])
  const max = fields['discount-max']
  const value = fields['discount-value']
  if (!name || !coupon || !type || !isValue(max) || !isValue(value)) return null
  return { name, 'discount-type': type, 'discount-max': max, 'discount-value': value, coupon }
})

/** A code somebody came with, from a QR code or a link: it waits here until it can be tried. */
export const qrCode = storedValue('qr_code', (text) => codeFrom(text))

/** Null for what cannot be a code. */
export function codeFrom(text: string): string | null {
  const code = couponCode(text)
  return code !== '' && code.length <= COUPON_CODE_MAX ? code : null
}

const isValue = (value: unknown): value is number | null =>
  value === null || isWithin(value, 0, Number.MAX_SAFE_INTEGER)
