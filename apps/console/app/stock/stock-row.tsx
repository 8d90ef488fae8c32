import type { StockItem } from '@sufra/contract/orders/board'
import { clsx } from 'clsx'
import { Utensils } from 'lucide-react'
import { useText } from '../i18n/text-provider.tsx'
import { useWords } from '../i18n/use-words.ts'
import type { Marking } from './marked.ts'
import { StockSwitch } from './stock-switch.tsx'

export function StockRow(props: {
  item: StockItem
  isCategoryOff: boolean
  onMark: (marking: Marking) => void
}) {
  const { item, isCategoryOff, onMark } = props
  const text = useText()
  const words = useWords()
  const name = words(item.name)
  const isOut = item['is-out']
  return (
    <li
      className={clsx(
        'flex items-center gap-3 rounded-tile bg-surface p-2 pe-3 shadow-card',
        isOut && 'outline-2 outline-danger-line',
      )}
    >
      <Thumbnail uri={item['image-uri']} isDim={isOut || isCategoryOff} />
      <span
        className={clsx(
          'flex-1 font-semibold',
          (isOut || isCategoryOff) && 'text-text2 line-through',
        )}
      >
        {name}
      </span>
      <StockSwitch
        name={name}
        isOut={isOut}
        state={text(isOut ? 'out_of_stock' : 'in_stock')}
        onSwitch={() => onMark({ what: 'items', id: item.id, isOut: !isOut })}
      />
    </li>
  )
}

function Thumbnail({ uri, isDim }: { uri: string | null; isDim: boolean }) {
  return (
    <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-input bg-surface3 text-text2">
      {uri ? (
        <img
          src={uri}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          className={clsx('size-12 object-cover', isDim && 'opacity-60 grayscale')}
        />
      ) : (
        <Utensils size={20} aria-hidden="true" />
      )}
    </span>
  )
}
