import { wordsIn } from '@sufra/domain/text/locales'
import { showSnackbar } from '@sufra/web/snackbar/snackbar-queue'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import type { Promo } from './promo-model.ts'
import { takePromo } from './take-promo.ts'

/** Takes a promotion; an item it gives is shown to the customer. */
export function useTakePromo() {
  const text = useText()
  const brand = useBrand()
  const navigate = useNavigate()
  const [isTaking, setTaking] = useState(false)

  const take = async (promo: Promo) => {
    if (isTaking) return
    setTaking(true)
    try {
      const taken = await takePromo(promo, brand)
      const name = wordsIn(promo.chosen.name, brand.locale)
      showSnackbar({ text: taken.isTaken ? text('coupon_applied', { name }) : text('item_gone') })
      if (taken.isTaken && taken.page) navigate(taken.page)
    } catch {
      showSnackbar({ text: text('cannot_process') })
    } finally {
      setTaking(false)
    }
  }
  return { take, isTaking }
}
