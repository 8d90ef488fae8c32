import { ApiFailure } from '@sufra/contract/client/api-failure'
import type { ProblemCode } from '@sufra/contract/wire/problems'
import { couponCode } from '@sufra/domain/pricing/coupon-code'
import { liveValue, type ReadableStore } from '@sufra/web/storage/live-value'
import type { Brand } from '../../platform/visit/brand.ts'
import { storedCoupon } from '../choices/stored-coupon.ts'
import type { DraftOrder } from '../draft/draft-order.ts'
import type { OrderCalculation } from '../pricing/figures.ts'

/** Why there is no coupon. What the server says itself is in the customer's language. */
export type CouponFault =
  | 'enter-first'
  | 'no-order-type'
  | 'no-items'
  | 'not-valid'
  | 'default-error'
  | 'store-closed'
  | 'unreachable'
  | { message: string }

export type CouponState = { isChecking: boolean; fault: CouponFault | null }

export const NO_COUPON: CouponState = { isChecking: false, fault: null }

/** What the store depends on. */
export type CouponParts = {
  order: () => DraftOrder
  isQueue: () => boolean
  /** The order with the coupon of a code. */
  find: (code: string, brand: Brand) => Promise<DraftOrder>
  price: (order: DraftOrder, brand: Brand) => Promise<OrderCalculation>
  /** The coupon counts: keeps the order with it, and what the server said it costs. */
  keep: (order: DraftOrder, answer: OrderCalculation | null, brand: Brand) => void
}

/** Tries coupon codes. A coupon is never assumed: it is in use once the server has counted it. */
export function couponStore(parts: CouponParts) {
  const state = liveValue<CouponState>(NO_COUPON)

  const refuse = (fault: CouponFault) => {
    storedCoupon.clear()
    state.write({ isChecking: false, fault })
    return fault
  }

  return {
    state: state as ReadableStore<CouponState>,

    /** Null when the coupon is in use. */
    async apply(typed: string, brand: Brand): Promise<CouponFault | null> {
      const code = couponCode(typed)
      const { orderType, lines } = parts.order()
      if (code === '') return refuse('enter-first')
      if (orderType === null) return refuse('no-order-type')
      if (lines.length === 0 && !parts.isQueue()) return refuse('no-items')
      state.write({ isChecking: true, fault: null })
      try {
        const order = await parts.find(code, brand)
        const answer = order.lines.length > 0 ? await parts.price(order, brand) : null
        if (answer?.error) return refuse({ message: answer.error })
        parts.keep(order, answer, brand)
        state.write(NO_COUPON)
        return null
      } catch (failure) {
        return refuse(faultOf(failure))
      }
    },
    /** A coupon that counted until the order changed. */
    refuse,
    clearFault: () => state.write({ ...state.read(), fault: null }),
    remove() {
      storedCoupon.clear()
      state.write(NO_COUPON)
    },
  }
}

const FAULTS: Partial<Record<ProblemCode, CouponFault>> = {
  'internal-error': 'default-error',
  'item-not-found': 'default-error',
  'unknown-coupon': 'not-valid',
  '1071': 'store-closed',
}

function faultOf(failure: unknown): CouponFault {
  if (!(failure instanceof ApiFailure)) return 'unreachable'
  const [first] = failure.problems
  if (!first) return 'unreachable'
  return FAULTS[first.code as ProblemCode] ?? { message: first.detail }
}
