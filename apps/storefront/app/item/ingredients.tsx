import { useText } from '../i18n/use-text.ts'
import { FactCard } from './fact-card.tsx'
import type { ItemDetail } from './item-model.ts'

export function Ingredients({ ingredients }: Pick<ItemDetail, 'ingredients'>) {
  const text = useText()
  if (ingredients.length === 0) return null
  return (
    <FactCard title={text('made_with')}>
      <ul className="flex flex-wrap gap-1.5">
        {ingredients.map(({ id, name, removable }) => (
          <li key={id} className="rounded-chip bg-surface2 px-2.5 py-1 text-small">
            {name}
            {removable && <span className="text-text2"> · {text('can_be_left_out')}</span>}
          </li>
        ))}
      </ul>
    </FactCard>
  )
}
