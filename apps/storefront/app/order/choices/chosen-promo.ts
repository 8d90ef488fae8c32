import { PROMOTION_KINDS, type PromotionKind } from '@sufra/domain/pricing/promotions'
import type { Words } from '@sufra/domain/text/locales'
import { storedValue } from '@sufra/web/storage/stored-value'
import { fieldsOf, isId, isWithin } from '../../platform/storage/checked-fields.ts'
import { wordsOf } from '../../platform/storage/keys/stored-branch.ts'

/** The promotion taken from the popup. Values as on the wire: per cent, or amounts in decimals. */
export type ChosenPromo = {
  'digital-coupon-id': number
  name: Words
  type: PromotionKind
  'discount-type': 'percentage' | 'amount' | null
  'discount-max': number | null
  'discount-value': number | null
  /** 'gte:50': what must be ordered for it. */
  'cart-rules': string | null
}

export const chosenPromo = storedValue<ChosenPromo>('digital_coupon', (text) => {
  const fields = fieldsOf(JSON.parse(text))
  const id = fields['digital-coupon-id']
  const name = wordsOf(fields.name)
  const type = PROMOTION_KINDS.find((kind) => kind === fields.type)
  const discountType = fields['discount-type']
  const max = fields['discount-max']
  const value = fields['discount-value']
  const rule = fields['cart-rules']
  if (!isId(id) || !name || !type || !isValue(max) || !isValue(value)) return null
  if (discountType !== null && discountType !== 'percentage' && discountType !== 'amount') {
    return null
  }
  if (rule !== null && typeof rule !== 'string') return null
  return {
    'digital-coupon-id': id,
    name,
    type,
    'discount-type': discountType,
    'discount-max': max,
    'discount-value': value,
    'cart-rules': rule,
  }
})

const isValue = (value: unknown): value is number | null =>
  value === null || isWithin(value, 0, Number.MAX_SAFE_INTEGER)
