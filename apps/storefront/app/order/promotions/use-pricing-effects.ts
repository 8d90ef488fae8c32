import { wordsIn } from '@sufra/domain/text/locales'
import { UNASKED } from '@sufra/web/query/query'
import { showSnackbar } from '@sufra/web/snackbar/snackbar-queue'
import { useStored } from '@sufra/web/storage/use-stored'
import { useEffect, useEffectEvent } from 'react'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { chosenPromo } from '../choices/chosen-promo.ts'
import { storedCoupon } from '../choices/stored-coupon.ts'
import { calculation } from '../pricing/calculation.ts'
import type { OrderCalculation } from '../pricing/figures.ts'
import { isStoreClosed } from '../pricing/refusal-text.ts'
import { storeIsOpen, tellStoreIsClosed } from '../pricing/store-closed.ts'
import { coupons } from './coupons.ts'
import { removePromo } from './take-promo.ts'

/** What the server's answers mean besides their figures; for whoever shows a summary. */
export function usePricingEffects() {
  const text = useText()
  const { locale } = useBrand()
  const { answer, isCurrent, failure } = useStored(calculation, UNASKED)

  const onAnswer = useEffectEvent(({ error }: OrderCalculation) => {
    storeIsOpen()
    const promo = chosenPromo.read()
    if (error === null) return
    if (promo) {
      removePromo()
      const name = wordsIn(promo.name, locale)
      showSnackbar({ text: text('promo_removed', { name, reason: error }), isPersistent: true })
    } else if (storedCoupon.read()) {
      coupons.refuse({ message: error })
      showSnackbar({ text: error })
    }
  })
  const onFailure = useEffectEvent((given: unknown) => {
    if (isStoreClosed(given)) tellStoreIsClosed(text('store_closed'))
  })

  useEffect(() => {
    if (answer && isCurrent) onAnswer(answer)
  }, [answer, isCurrent])
  useEffect(() => {
    if (failure !== null) onFailure(failure)
  }, [failure])
}
