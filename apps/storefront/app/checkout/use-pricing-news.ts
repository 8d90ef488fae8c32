import { wordsIn } from '@sufra/domain/text/locales'
import { useEffect, useEffectEvent } from 'react'
import { coupons } from '../coupons/coupons.ts'
import { storedCoupon } from '../coupons/stored-coupon.ts'
import { useText } from '../i18n/use-text.ts'
import { calculation } from '../pricing/calculation.ts'
import type { OrderCalculation } from '../pricing/figures.ts'
import { UNASKED } from '../pricing/fresh-answer.ts'
import { isStoreClosed } from '../pricing/refusal-text.ts'
import { chosenPromo } from '../promos/chosen-promo.ts'
import { removePromo } from '../promos/take-promo.ts'
import { showSnackbar } from '../snackbar/snackbar-place.ts'
import { useStored } from '../storage/use-stored.ts'
import { useBrand } from '../visit/use-brand.ts'
import { storeIsOpen, tellStoreIsClosed } from './store-closed.ts'

/** What the server's answers mean besides their figures; for whoever shows a summary. */
export function usePricingNews() {
  const text = useText()
  const { locale } = useBrand()
  const { answer, isCurrent, failure } = useStored(calculation, UNASKED)

  const hear = useEffectEvent(({ error }: OrderCalculation) => {
    storeIsOpen()
    const promo = chosenPromo.read()
    if (error === null) return
    if (promo) {
      removePromo()
      const name = wordsIn(promo.name, locale)
      showSnackbar({ text: text('promo_removed', { name, reason: error }), isPersistent: true })
    } else if (storedCoupon.read()) {
      coupons.refuse({ told: error })
      showSnackbar({ text: error })
    }
  })
  const hearFailure = useEffectEvent((given: unknown) => {
    if (isStoreClosed(given)) tellStoreIsClosed(text('store_closed'))
  })

  useEffect(() => {
    if (answer && isCurrent) hear(answer)
  }, [answer, isCurrent])
  useEffect(() => {
    if (failure !== null) hearFailure(failure)
  }, [failure])
}
