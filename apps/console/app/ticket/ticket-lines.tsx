import type { BoardLine } from '@sufra/contract/orders/board'
import { useText } from '../i18n/text-provider.tsx'
import { useWords } from '../i18n/use-words.ts'

/** What to make, on paper: no colour, so what is left out is underlined. */
export function TicketLines({ lines }: { lines: readonly BoardLine[] }) {
  const words = useWords()
  return (
    <ul>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change
        <li key={index} className="flex gap-2 pb-1">
          <b className="figures">
            <bdi dir="ltr">{line.quantity}×</bdi>
          </b>
          <div className="flex-1">
            <b>{words(line.name)}</b>
            <Choices modifiers={line.modifiers} leftOut={line['left-out']} />
            {line['combo-items'].map((item, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the picks of a line never change
              <div key={place} className="ps-2">
                {item.quantity > 1 && `${item.quantity}× `}
                {words(item.name)}
                <Choices modifiers={item.modifiers} leftOut={item['left-out']} />
              </div>
            ))}
            {line.notes && <p className="border border-[#000] px-1 font-bold">{line.notes}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}

function Choices(props: { modifiers: BoardLine['modifiers']; leftOut: BoardLine['left-out'] }) {
  const text = useText()
  const words = useWords()
  return (
    <>
      {props.modifiers.map(({ id, name, quantity }) => (
        <p key={id}>
          + {words(name)} {quantity > 1 && <bdi dir="ltr">×{quantity}</bdi>}
        </p>
      ))}
      {props.leftOut.map(({ id, name }) => (
        <p key={id} className="font-bold underline">
          {text('without', { name: words(name) })}
        </p>
      ))}
    </>
  )
}
