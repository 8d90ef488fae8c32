import { wordsIn } from '@sufra/domain/text/locales'
import { showSnackbar } from '@sufra/web/snackbar/snackbar-queue'
import { useStored } from '@sufra/web/storage/use-stored'
import { useEffect, useEffectEvent } from 'react'
import { qrCode, storedCoupon } from '../../order/choices/stored-coupon.ts'
import { useCouponFaultText } from '../../order/promotions/use-coupon-fault-text.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { storedOrderType } from '../../platform/storage/keys/order-type.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'

/** A code somebody came with is tried as soon as there is a cart and a way of ordering; once. */
export function useWaitingCoupon() {
  const text = useText()
  const brand = useBrand()
  const faultText = useCouponFaultText()
  const code = useStored(qrCode, null)
  const orderType = useStored(storedOrderType, null)

  const apply = useEffectEvent(async (waiting: string) => {
    const { coupons } = await import('../../order/promotions/coupons.ts')
    qrCode.clear()
    const fault = await coupons.apply(waiting, brand)
    const { name } = storedCoupon.read() ?? {}
    if (fault) showSnackbar({ text: faultText(fault) })
    else if (name) {
      showSnackbar({ text: text('coupon_applied', { name: wordsIn(name, brand.locale) }) })
    }
  })
  useEffect(() => {
    if (code !== null && orderType !== null) void apply(code)
  }, [code, orderType])
}
