import type { StockCategory } from '@sufra/contract/orders/board'
import { PackageSearch, Search } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../i18n/text-provider.tsx'
import { buttonClass } from '../ui/button.ts'
import { ChoiceRow } from '../ui/choice-row.tsx'
import { MessagePage } from '../ui/message-page.tsx'
import { foundStock, outOf } from './found-stock.ts'
import type { Marking } from './marked.ts'
import { StockGroup } from './stock-group.tsx'

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
            name="shown"
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
              className={buttonClass('plain')}
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
