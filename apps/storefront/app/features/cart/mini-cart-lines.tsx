import { buttonClass } from '@sufra/web/ui/button'
import { Link } from 'react-router'
import { useCartLines } from '../../order/cart/use-cart.ts'
import { OPENING, useCartPanel } from '../../order/cart/use-cart-panel.ts'
import { useFit } from '../../order/menu/use-fit.ts'
import { CartSummary } from '../../order/pricing/cart-summary.tsx'
import { useBill } from '../../order/pricing/use-bill.ts'
import { usePricingEffects } from '../../order/promotions/use-pricing-effects.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { LineRow } from './line-row.tsx'

export default function MiniCartLines() {
  const text = useText()
  const lines = useCartLines()
  const outcomeOf = useFit()
  const bill = useBill()
  const { address } = useCartPanel()
  usePricingEffects()
  return (
    <>
      <ul className="-mt-2 divide-y divide-line border-b border-line">
        {lines.map((line) => (
          <LineRow key={line.key} line={line} outcome={outcomeOf(line)} />
        ))}
      </ul>
      <div className="pt-2">
        <CartSummary bill={bill} />
      </div>
      <Link to={address} {...OPENING} className={buttonClass('primary', 'mt-2 min-h-14')}>
        {text('view_cart')}
      </Link>
    </>
  )
}
