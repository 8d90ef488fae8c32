import '../i18n/more-texts.ts'
import { Link } from 'react-router'
import { usePricingNews } from '../checkout/use-pricing-news.ts'
import { useText } from '../i18n/use-text.ts'
import { useBill } from '../pricing/use-bill.ts'
import { buttonClass } from '../ui/button.ts'
import { CartSummary } from './cart-summary.tsx'
import { LineRow } from './line-row.tsx'
import { useCartLines } from './use-cart.ts'
import { OPENING, useCartPanel } from './use-cart-panel.ts'
import { useFit } from './use-fit.ts'

export default function MiniCartLines() {
  const text = useText()
  const lines = useCartLines()
  const outcomeOf = useFit()
  const bill = useBill()
  const { address } = useCartPanel()
  usePricingNews()
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
