import { useId } from 'react'
import { useCart } from '../../order/cart/use-cart.ts'
import { useItems } from '../../order/menu/use-items.ts'
import { useMoment } from '../../order/menu/use-moment.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { UpsellCard } from './upsell-card.tsx'
import { upsellOffers } from './upsell-offers.ts'

export function UpsellStrip() {
  const text = useText()
  const id = useId()
  const items = useItems()
  const cart = useCart()
  const offers = upsellOffers(items?.values() ?? [], cart, useMoment())
  if (offers.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="pb-2 text-h3 font-bold">
        {text('goes_well_with_it')}
      </h3>
      <ul className="scroll-row -mx-4 flex gap-3 px-4 pb-1 desktop:mx-0 desktop:px-0">
        {offers.map((item) => (
          <li key={item.id} className="w-36 shrink-0">
            <UpsellCard item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}
