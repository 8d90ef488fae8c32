import type { BoardLine } from '@sufra/contract/orders/board'
import { CircleMinus, Plus } from 'lucide-react'
import { useText } from '../../platform/i18n/text-provider.tsx'
import { useWords } from '../../platform/i18n/use-words.ts'
import { KitchenNote } from './kitchen-note.tsx'

/** What to make. */
export function LineList({ lines }: { lines: readonly BoardLine[] }) {
  const words = useWords()
  return (
    <ul className="flex flex-col gap-2 border-y border-line py-2">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change
        <li key={index} className="flex gap-2">
          <span className="figures h-fit min-w-8 rounded-chip bg-surface3 px-1.5 text-center font-bold">
            <bdi dir="ltr">{line.quantity}×</bdi>
          </span>
          <div className="flex min-w-0 flex-1 flex-col gap-1">
            <bdi className="font-semibold wrap-anywhere">{words(line.name)}</bdi>
            <LineChoices modifiers={line.modifiers} leftOut={line['left-out']} />
            {line['combo-items'].map((item, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the picks of a line never change
              <div key={place} className="border-s-2 border-line ps-2">
                <bdi className="text-small font-semibold">
                  {item.quantity > 1 && <bdi dir="ltr">{item.quantity}× </bdi>}
                  {words(item.name)}
                </bdi>
                <LineChoices modifiers={item.modifiers} leftOut={item['left-out']} />
              </div>
            ))}
            {line.notes && <KitchenNote>{line.notes}</KitchenNote>}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** What is chosen for an item, and what is left out of it. */
function LineChoices(props: { modifiers: BoardLine['modifiers']; leftOut: BoardLine['left-out'] }) {
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
