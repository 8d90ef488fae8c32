import type { StockCategory } from '@sufra/contract/orders/board'
import { useText } from '../i18n/text-provider.tsx'
import { useWords } from '../i18n/use-words.ts'
import type { Marking } from './marked.ts'
import { StockRow } from './stock-row.tsx'
import { StockSwitch } from './stock-switch.tsx'

export function StockGroup(props: { category: StockCategory; onMark: (marking: Marking) => void }) {
  const { category, onMark } = props
  const text = useText()
  const words = useWords()
  const { id, attributes } = category
  const name = words(attributes.name)
  const isOff = attributes['is-out']
  return (
    <section className="pb-5">
      <div className="flex items-center justify-between gap-3 pb-2">
        <h2 className="text-h3 font-bold">{name}</h2>
        <StockSwitch
          name={name}
          isOut={isOff}
          state={text(isOff ? 'category_off' : 'category_on')}
          onSwitch={() => onMark({ what: 'categories', id, isOut: !isOff })}
        />
      </div>
      {isOff && <p className="pb-2 text-small text-text2">{text('category_is_off')}</p>}
      <ul className="grid gap-2 tablet:grid-cols-2">
        {attributes.items.map((item) => (
          <StockRow key={item.id} item={item} isCategoryOff={isOff} onMark={onMark} />
        ))}
      </ul>
    </section>
  )
}
