import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import { Armchair, Bike, Car, HandPlatter, type LucideIcon, ShoppingBag, Store } from 'lucide-react'
import { Link } from 'react-router'
import { ItemCard } from '#app/order/menu/item-card.tsx'
import type { Card, CategoryEntry } from '#app/order/menu/menu-model.ts'
import { useDestination } from '#app/order/menu/use-destination.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Picture } from '#app/platform/ui/picture.tsx'
import { useBrand } from '#app/platform/visit/use-brand.ts'

export function Popular({ cards }: { cards: Card[] }) {
  const text = useText()
  if (cards.length === 0) return null
  return (
    <section aria-labelledby="popular">
      <h2 id="popular" className="text-h2 font-bold">
        {text('popular')}
      </h2>
      <ul className="grid divide-y divide-line tablet:grid-cols-2 tablet:gap-5 tablet:divide-y-0 tablet:pt-3 desktop:grid-cols-4">
        {cards.map((card) => (
          <li key={card.id}>
            <ItemCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Categories({ categories }: { categories: CategoryEntry[] }) {
  const text = useText()
  const { visible } = useDestination()
  return (
    <section aria-labelledby="categories">
      <div className="flex items-baseline justify-between gap-4 pb-3">
        <h2 id="categories" className="text-h2 font-bold">
          {text('browse_categories')}
        </h2>
        <Link to="/menu" className="py-2 font-semibold text-primary-text hover:underline">
          {text('see_whole_menu')}
        </Link>
      </div>
      <ul className="grid grid-cols-2 gap-3 tablet:grid-cols-3 desktop:grid-cols-5 desktop:gap-5">
        {visible(categories).map((category) => (
          <li key={category.id}>
            <Link
              to={category.href}
              prefetch="intent"
              className="pressable block overflow-hidden rounded-card border border-line bg-surface"
            >
              <Picture
                src={category.picture}
                alt=""
                sizes="(min-width: 60em) 260px, 50vw"
                className="aspect-16/10 w-full"
              />
              <span className="flex flex-col px-4 py-3">
                <span className="font-semibold">{category.name}</span>
                <span className="text-caption text-text2">
                  {text('item_count', { count: category.count })}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

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
