import type { BoardLine } from '@sufra/contract/orders/board'
import { useWords } from '../i18n/use-words.ts'
import { KitchenNote } from './kitchen-note.tsx'
import { LineChoices } from './line-choices.tsx'

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
