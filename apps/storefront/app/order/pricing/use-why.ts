import { formatAmount } from '@sufra/domain/money/money'
import type { Reason } from '@sufra/domain/pricing/bill'
import type { Discount } from '@sufra/domain/pricing/promotions'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'

/** Why a figure is what it is, in words; null where nobody can say. */
export function useWhy(): (reason: Reason | null) => string | null {
  const text = useText()
  const amount = useAmountText()

  const discountWhy = (discount: Discount, of: number) => {
    if (discount.type === 'amount')
      return text('why_amount_off', { amount: amount(discount.amount) })
    const values = { rate: discount.basisPoints / 100, amount: amount(of) }
    return discount.maximum === null
      ? text('why_discount', values)
      : text('why_discount_most', { ...values, most: amount(discount.maximum) })
  }

  return (reason) => {
    switch (reason?.kind) {
      case undefined:
        return null
      case 'share':
      case 'within': {
        const values = { rate: reason.basisPoints / 100, amount: amount(reason.of) }
        return text(reason.kind === 'share' ? 'why_share' : 'why_within', values)
      }
      case 'discount':
        return discountWhy(reason.discount, reason.of)
      case 'area':
        return text('why_area')
      case 'free-from':
        return text('why_free_from', { amount: amount(reason.from) })
      case 'special-from':
        return text('why_special_from', { amount: amount(reason.from) })
      case 'promotion':
        return text('why_promotion')
    }
  }
}

/** '63.48': an amount within a sentence, which says of which currency it is by standing on its bill. */
export function useAmountText(): (minor: number) => string {
  const { currency, locale } = useBrand()
  return (minor) => formatAmount(minor, currency.decimals, locale)
}
