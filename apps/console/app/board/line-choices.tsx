import type { BoardLine } from '@sufra/contract/orders/board'
import { CircleMinus, Plus } from 'lucide-react'
import { useText } from '../i18n/text-provider.tsx'
import { useWords } from '../i18n/use-words.ts'

/** What is chosen for an item, and what is left out of it. */
export function LineChoices(props: {
  modifiers: BoardLine['modifiers']
  leftOut: BoardLine['left-out']
}) {
  const text = useText()
  const words = useWords()
  if (props.modifiers.length + props.leftOut.length === 0) return null
  return (
    <ul className="flex flex-col text-small">
      {props.modifiers.map(({ id, name, quantity }) => (
        <li key={id} className="flex items-baseline gap-1 text-text2">
          <Plus size={12} aria-hidden="true" className="shrink-0" />
          <bdi>{words(name)}</bdi>
          {quantity > 1 && (
            <bdi dir="ltr" className="figures font-bold text-text">
              ×{quantity}
            </bdi>
          )}
        </li>
      ))}
      {props.leftOut.map(({ id, name }) => (
        <li key={id} className="flex items-baseline gap-1 font-bold text-danger">
          <CircleMinus size={12} aria-hidden="true" className="shrink-0" />
          {text('without', { name: words(name) })}
        </li>
      ))}
    </ul>
  )
}
