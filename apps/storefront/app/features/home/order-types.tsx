import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import { Armchair, Bike, Car, HandPlatter, type LucideIcon, ShoppingBag, Store } from 'lucide-react'
import { Link } from 'react-router'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'

const ICONS: Record<OrderType, LucideIcon> = {
  deliver: Bike,
  pickup: Store,
  'to-go': ShoppingBag,
  'eat-in': Armchair,
  'dine-in': HandPlatter,
  curbside: Car,
}

export function OrderTypes({ chooser }: { chooser: string | null }) {
  const text = useText()
  const { orderTypes } = useBrand()
  if (!chooser) return null
  return (
    <section aria-labelledby="order-types">
      <h2 id="order-types" className="pb-3 text-h2 font-bold">
        {text('how_would_you_like_it')}
      </h2>
      <ul className="grid grid-cols-3 gap-3 desktop:grid-cols-6">
        {orderTypes.map((type) => {
          const Icon = ICONS[type]
          return (
            <li key={type}>
              <Link
                to={`${chooser}/${type}`}
                className="pressable flex h-full min-h-24 flex-col items-center justify-center gap-2 rounded-card border border-line bg-surface p-3 text-center font-semibold hover:border-primary-text hover:bg-primary-soft"
              >
                <Icon size={26} aria-hidden="true" className="text-primary-text" />
                {text(`order_type_${type}`)}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
