import type { ApiClient } from '@sufra/contract/client/client'
import { minorOf } from '@sufra/contract/wire/minor-of'
import { withoutPromotions } from '@sufra/domain/cart/cart'
import { queueFlag } from '../../platform/storage/keys/queue-flag.ts'
import { cart } from '../cart/cart-store.ts'
import { type StoredCoupon, storedCoupon } from '../choices/stored-coupon.ts'
import { type DraftOrder, draftOrder } from '../draft/draft-order.ts'
import { askServer, calculation, pricingQuestion } from '../pricing/calculation.ts'
import { pricingCalls } from '../pricing/order-api.ts'
import { couponStore } from './coupon-store.ts'
import { findGift } from './find-gift.ts'

/** The coupon store of this browser. */
export const coupons = couponStore({
  order: draftOrder.read,
  isQueue: () => queueFlag.read() === true,

  async find(code, brand) {
    const api = pricingCalls(brand)
    const { coupon, gift } = readCoupon(await api.coupon(code), code, brand.currency.decimals)
    const found = gift && (await findGift(gift, brand))
    const order: DraftOrder = { ...draftOrder.read(), coupon, promo: null }
    return found ? { ...order, lines: [...order.lines, found.line] } : order
  },

  async price(order, brand) {
    const question = pricingQuestion(order, brand)
    if (!question) throw new Error('There is nothing to price')
    return askServer({ ...question, purpose: 'coupon' })
  },

  keep(order, answer, brand) {
    const question = pricingQuestion(order, brand)
    if (question && answer) calculation.know(question, answer)
    const gifts = order.lines.filter(({ isPromotion }) => isPromotion)
    if (order.coupon) storedCoupon.write(order.coupon)
    if (gifts.length > 0) cart.put([...withoutPromotions(cart.read()), ...gifts])
  },
})

/** What a gift coupon gave leaves with it. */
export function removeCoupon() {
  const lines = withoutPromotions(cart.read())
  if (lines.length < cart.read().length) cart.put(lines)
  coupons.remove()
}

type Answer = Awaited<ReturnType<ApiClient['pricing']['coupon']>>

function readCoupon({ included }: Answer, code: string, decimals: number) {
  const promotion = included.find((each) => each.type === 'promotions')
  if (promotion?.type !== 'promotions') throw new Error('A coupon without its promotion')
  const { attributes } = promotion
  const coupon: StoredCoupon = {
    name: attributes.name,
    'discount-type':
      attributes.type === 'discount' ? (attributes['discount-type'] ?? 'amount') : attributes.type,
    'discount-max': attributes['discount-max'],
    'discount-value': attributes['discount-value'],
    coupon: code,
  }
  const price =
    attributes['item-price'] === null ? null : minorOf(attributes['item-price'], decimals)
  const itemId = attributes['item-id']
  const gift =
    itemId !== null && price !== null
      ? { itemId, price, quantity: attributes['item-quantity'] ?? 1 }
      : null
  return { coupon, gift }
}
