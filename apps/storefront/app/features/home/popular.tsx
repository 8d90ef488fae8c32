import { ItemCard } from '../../order/menu/item-card.tsx'
import type { Card } from '../../order/menu/menu-model.ts'
import { useText } from '../../platform/i18n/use-text.ts'

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
