import type { StockCategory, StockItem } from '@sufra/contract/orders/board'
import { smallButtonClass } from '@sufra/web/ui/button'
import { ChoiceRow } from '@sufra/web/ui/choice-row'
import { clsx } from 'clsx'
import { CircleCheck, CircleX, PackageSearch, Search, Utensils } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../platform/i18n/text-provider.tsx'
import { useWords } from '../../platform/i18n/use-words.ts'
import { MessagePage } from '../../platform/ui/message-page.tsx'
import { foundStock, outOf } from './found-stock.ts'
import type { Marking } from './marked.ts'

/** Everything the branch sells; one tap marks what has run out. */
export function StockList(props: {
  categories: StockCategory[]
  onMark: (marking: Marking) => void
}) {
  const text = useText()
  const { categories, onMark } = props
  const [query, setQuery] = useState('')
  const [shown, show] = useState<'all' | 'out'>('all')
  const found = foundStock(categories, { query, isOutOnly: shown === 'out' })
  const outLabel = text('out_count', { label: text('show_out'), count: outOf(categories) })
  return (
    <>
      <div className="sticky top-0 z-10 -mx-3 grid gap-2 bg-bg px-3 pb-3 tablet:grid-cols-[1fr_auto] tablet:items-end">
        <label className="relative flex items-center">
          <Search size={20} aria-hidden="true" className="absolute inset-s-4 text-text2" />
          <span className="sr-only">{text('search_stock')}</span>
          <input
            type="search"
            value={query}
            placeholder={text('search_stock')}
            onChange={(event) => setQuery(event.target.value)}
            className="min-h-13 w-full rounded-input border-[1.5px] border-control bg-surface ps-12 pe-4"
          />
        </label>
        <div className="tablet:w-72">
          <ChoiceRow
            legend={text('stock')}
            isLegendHidden
            choices={[
              { value: 'all', label: text('show_all') },
              { value: 'out', label: outLabel },
            ]}
            chosen={shown}
            onChoose={show}
          />
        </div>
      </div>
      {found.map((category) => (
        <StockGroup key={category.id} category={category} onMark={onMark} />
      ))}
      {found.length === 0 && (
        <MessagePage
          Icon={PackageSearch}
          title={text(query ? 'nothing_found' : 'nothing_out')}
          action={
            <button
              type="button"
              className={smallButtonClass('secondary')}
              onClick={() => {
                setQuery('')
                show('all')
              }}
            >
              {text('back_to_all')}
            </button>
          }
        />
      )}
    </>
  )
}

function StockGroup(props: { category: StockCategory; onMark: (marking: Marking) => void }) {
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

function StockRow(props: {
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

/** Says how it stands, and turns it around when pressed. */
function StockSwitch(props: {
  name: string
  isOut: boolean
  /** How it stands, in words. */
  state: string
  onSwitch: () => void
}) {
  const text = useText()
  const { name, isOut, state } = props
  const Icon = isOut ? CircleX : CircleCheck
  return (
    <button
      type="button"
      role="switch"
      aria-checked={!isOut}
      aria-label={text('stock_of', { name, state })}
      onClick={props.onSwitch}
      className={clsx(
        'pressable flex min-h-11 min-w-32 shrink-0 items-center justify-center gap-1.5 rounded-full border px-3 text-small font-semibold',
        isOut
          ? 'border-danger-line bg-danger-soft text-danger'
          : 'border-line bg-surface text-text hover:bg-surface2',
      )}
    >
      <Icon size={18} aria-hidden="true" className={isOut ? '' : 'text-ready'} />
      {state}
    </button>
  )
}
