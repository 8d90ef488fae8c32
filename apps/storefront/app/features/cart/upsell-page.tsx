import { buttonClass } from '@sufra/web/ui/button'
import { useEffect, useState } from 'react'
import { Link, Navigate } from 'react-router'
import { useCart } from '../../order/cart/use-cart.ts'
import { loadItems, useItems } from '../../order/menu/use-items.ts'
import { useMoment } from '../../order/menu/use-moment.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useHydrated } from '../../platform/ui/hydrated.ts'
import { UpsellCard } from './upsell-card.tsx'
import { upsellOffers } from './upsell-offers.ts'

const NEXT = '/checkout'

/** What goes well with the cart, in the order the brand recommends it; with nothing to offer, straight on. */
export function UpsellPage({ recommended }: { recommended: number[] }) {
  const text = useText()
  const cart = useCart()
  const items = useItems()
  const moment = useMoment()
  const isHydrated = useHydrated()
  const isInTime = useOffersInTime()
  useEffect(loadItems, [])

  const offers =
    items &&
    upsellOffers(
      recommended.flatMap((id) => items.get(id) ?? []),
      cart,
      moment,
    )
  const isOver = offers ? offers.length === 0 : !isInTime
  if (isHydrated && isOver) return <Navigate to={NEXT} replace />
  return (
    <div className="page flex max-w-[461px] flex-col gap-5 gutter pt-6 desktop:max-w-[60rem]">
      <h1 className="text-h1 font-bold">{text('goes_well_with_it')}</h1>
      <ul className="grid grid-cols-2 gap-3 desktop:grid-cols-3 desktop:gap-5">
        {offers
          ? offers.map((item) => (
              <li key={item.id}>
                <UpsellCard item={item} />
              </li>
            ))
          : ['first', 'second', 'third'].map((index) => (
              <li key={index} className="h-52 animate-pulse rounded-tile bg-surface2" />
            ))}
      </ul>
      <Link to={NEXT} className={buttonClass('primary', 'min-h-14')}>
        {text('no_thanks_continue')}
      </Link>
    </div>
  )
}

/** Nobody should wait longer than this to be offered something. */
const TIMEOUT_MS = 2_000

function useOffersInTime(): boolean {
  const [isInTime, setInTime] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setInTime(false), TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [])
  return isInTime
}
