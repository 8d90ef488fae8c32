import { NOTES_MAX } from '@sufra/domain/menu/customisation'
import type { CheckoutFault } from '@sufra/domain/orders/checkout-rules'
import { wordsIn } from '@sufra/domain/text/locales'
import { CircleAlert } from 'lucide-react'
import { PriceIn } from '../../platform/format/price-in.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { useAmountText } from './use-why.ts'

/** What stands between the cart and the checkout; of a smallest order also how much is missing. */
export function FaultMessage({ fault, ordered }: { fault: CheckoutFault; ordered: number }) {
  const text = useText()
  const words = useFaultText()
  return (
    <div
      role="alert"
      className="flex items-start gap-2 rounded-input bg-danger-soft px-3 py-2.5 text-small text-danger"
    >
      <CircleAlert size={18} aria-hidden="true" className="mt-px shrink-0" />
      <div>
        <p className="font-medium">{words(fault)}</p>
        {'minimum' in fault && (
          <p>
            <PriceIn
              amount={fault.minimum - ordered}
              sentence={(amount) => text('add_more', { amount })}
            />
          </p>
        )}
      </div>
    </div>
  )
}

function useFaultText(): (fault: CheckoutFault) => string {
  const text = useText()
  const amount = useAmountText()
  const { currency, locale } = useBrand()
  const code = wordsIn(currency.codeName, locale) || currency.code
  return (fault) => {
    switch (fault.rule) {
      case 'area-minimum':
        return text('area_minimum', { amount: amount(fault.minimum), currency: code })
      case 'delivery-minimum':
        return text('delivery_minimum')
          .replace('_AMOUNT_', amount(fault.minimum))
          .replace('_CURRENCY_', code)
      case 'notes-too-long':
        return text('notes_limit', { count: NOTES_MAX })
      case 'not-signed-in':
        return text('sign_in_to_order')
      case 'empty-cart':
        return text('no_item_selected')
      case 'no-place':
        return text('choose_branch')
      case 'item-unavailable':
        return text('item_unavailable', { name: wordsIn(fault.names, locale) })
    }
  }
}
