import { wordsIn } from '@sufra/domain/text/locales'
import { useEffect, useEffectEvent } from 'react'
import { useText } from '../i18n/use-text.ts'
import { showSnackbar } from '../snackbar/snackbar-place.ts'
import { storedOrderType } from '../storage/keys/order-type.ts'
import { useStored } from '../storage/use-stored.ts'
import { useBrand } from '../visit/use-brand.ts'
import { qrCode, storedCoupon } from './stored-coupon.ts'
import { useTroubleText } from './use-trouble-text.ts'

/** A code somebody came with is tried as soon as there is a cart and a way of ordering; once. */
export function useWaitingCoupon() {
  const text = useText()
  const brand = useBrand()
  const troubleText = useTroubleText()
  const code = useStored(qrCode, null)
  const orderType = useStored(storedOrderType, null)

  const apply = useEffectEvent(async (waiting: string) => {
    const { coupons } = await import('./coupons.ts')
    qrCode.clear()
    const trouble = await coupons.apply(waiting, brand)
    const { name } = storedCoupon.read() ?? {}
    if (trouble) showSnackbar({ text: troubleText(trouble) })
    else if (name) {
      showSnackbar({ text: text('coupon_applied', { name: wordsIn(name, brand.locale) }) })
    }
  })
  useEffect(() => {
    if (code !== null && orderType !== null) void apply(code)
  }, [code, orderType])
}
