import { ApiFailure } from '@sufra/contract/client/api-failure'
import { couponCode } from '@sufra/domain/pricing/coupon-code'
import { liveValue, type ReadableStore } from '@sufra/web/storage/live-value'
import type { Brand } from '../../platform/visit/brand.ts'
import { storedCoupon } from '../choices/stored-coupon.ts'
import type { DraftOrder } from '../draft/draft-order.ts'
import type { OrderCalculation } from '../pricing/figures.ts'

/** Why there is no coupon. What the server says itself is in the customer's language. */
export type CouponTrouble =
  | 'enter-first'
  | 'no-order-type'
  | 'no-items'
  | 'not-valid'
  | 'default-error'
  | 'store-closed'
  | 'unreachable'
  | { told: string }

export type CouponState = { isChecking: boolean; trouble: CouponTrouble | null }

export const NO_COUPON: CouponState = { isChecking: false, trouble: null }

/** What the desk needs of the world. */
export type CouponParts = {
  order: () => DraftOrder
  isQueue: () => boolean
  /** The order with the coupon of a code. */
  find: (code: string, brand: Brand) => Promise<DraftOrder>
  price: (order: DraftOrder, brand: Brand) => Promise<OrderCalculation>
  /** The coupon counts: keeps the order with it, and what the server said it costs. */
  keep: (order: DraftOrder, answer: OrderCalculation | null, brand: Brand) => void
}

/** Where codes are tried. A coupon is never assumed: it is in use once the server has counted it. */
export function couponDesk(parts: CouponParts) {
  const state = liveValue<CouponState>(NO_COUPON)

  const refuse = (trouble: CouponTrouble) => {
    storedCoupon.clear()
    state.write({ isChecking: false, trouble })
    return trouble
  }

  return {
    state: state as ReadableStore<CouponState>,

    /** Null when the coupon is in use. */
    async apply(typed: string, brand: Brand): Promise<CouponTrouble | null> {
      const code = couponCode(typed)
      const { orderType, lines } = parts.order()
      if (code === '') return refuse('enter-first')
      if (orderType === null) return refuse('no-order-type')
      if (lines.length === 0 && !parts.isQueue()) return refuse('no-items')
      state.write({ isChecking: true, trouble: null })
      try {
        const order = await parts.find(code, brand)
        const answer = order.lines.length > 0 ? await parts.price(order, brand) : null
        if (answer?.error) return refuse({ told: answer.error })
        parts.keep(order, answer, brand)
        state.write(NO_COUPON)
        return null
      } catch (failure) {
        return refuse(troubleOf(failure))
      }
    },
    /** A coupon that counted until the order changed. */
    refuse,
    forgetTrouble: () => state.write({ ...state.read(), trouble: null }),
    remove() {
      storedCoupon.clear()
      state.write(NO_COUPON)
    },
  }
}

const TRY_LATER = 'Please try again later'
const ITEM_NOT_FOUND = 'item not found'

function troubleOf(failure: unknown): CouponTrouble {
  if (!(failure instanceof ApiFailure)) return 'unreachable'
  const [first] = failure.problems
  if (!first) return 'unreachable'
  if (failure.status === 500 && first.detail.includes(TRY_LATER)) return 'default-error'
  if (first.detail === ITEM_NOT_FOUND) return 'default-error'
  if (first.code === 'unknown-coupon') return 'not-valid'
  return first.code === '1071' ? 'store-closed' : { told: first.detail }
}
