import { useText } from '../../platform/i18n/use-text.ts'
import type { CouponFault } from './coupon-store.ts'

/** Why there is no coupon, in words. */
export function useCouponFaultText(): (fault: CouponFault) => string {
  const text = useText()
  return (fault) => {
    switch (fault) {
      case 'enter-first':
        return text('coupon_enter_first')
      case 'no-order-type':
        return text('please_select_order_type')
      case 'no-items':
        return text('coupon_add_items')
      case 'not-valid':
        return text('coupon_not_valid')
      case 'default-error':
        return text('coupon_default_error')
      case 'store-closed':
        return text('store_closed')
      case 'unreachable':
        return text('cannot_process')
      default:
        return fault.message
    }
  }
}
