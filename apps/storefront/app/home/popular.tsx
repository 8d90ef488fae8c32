import { useText } from '../i18n/use-text.ts'
import { ItemCard } from '../menu/item-card.tsx'
import type { Card } from '../menu/menu-model.ts'

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
