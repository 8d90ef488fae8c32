import { searchIndex, searchMenu } from '@sufra/domain/search/search'
import { buttonClass, iconButtonClass } from '@sufra/web/ui/button'
import { EmptyState } from '@sufra/web/ui/empty-state'
import { Search, SearchX, X } from 'lucide-react'
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { Link, useNavigationType, useSearchParams } from 'react-router'
import { ItemCard } from '../../order/menu/item-card.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { useHydrated } from '../../platform/ui/hydrated.ts'
import type { SearchableCard } from './search-model.ts'

const SUGGESTION_COUNT = 8

export function SearchPage({ entries }: { entries: SearchableCard[] }) {
  const text = useText()
  const fieldId = useId()
  const field = useRef<HTMLInputElement>(null)
  // Focus the field on a first visit, but not when going back to the results.
  const cameToWrite = useNavigationType() === 'PUSH'
  const [search, setSearch] = useSearchParams()
  // The server's page is the same for every query; the address is read once the page is alive.
  const asked = useHydrated() ? (search.get('q') ?? '') : ''
  // What is typed stands in the field at once; the address follows.
  const [typed, setTyped] = useState<string | null>(null)
  const query = typed ?? asked
  const found = useFound(entries, useDeferredValue(query))

  const ask = (q: string) => {
    setTyped(q)
    setSearch(
      (current) => {
        if (q) current.set('q', q)
        else current.delete('q')
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  }
  const clear = () => {
    ask('')
    field.current?.focus()
  }

  return (
    <div className="page min-h-dvh gutter pt-2 desktop:pt-8">
      <h1 className="sr-only">{text('search')}</h1>
      <search className="sticky top-16 z-10 block bg-bg py-2 desktop:top-[4.5rem]">
        <div className="flex h-14 items-center gap-3 rounded-tile bg-surface2 ps-4 pe-1.5 focus-within:outline-2 focus-within:outline-focus">
          <Search size={20} aria-hidden="true" className="shrink-0 text-text2" />
          <label htmlFor={fieldId} className="sr-only">
            {text('search_the_menu')}
          </label>
          <input
            ref={field}
            // biome-ignore lint/a11y/noAutofocus: the page was opened to write in it
            autoFocus={cameToWrite}
            id={fieldId}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            value={query}
            onChange={(event) => ask(event.target.value)}
            placeholder={text('search_placeholder')}
            className="h-full min-w-0 flex-1 bg-transparent text-body outline-none placeholder:text-text2 [&::-webkit-search-cancel-button]:hidden"
          />
          {query && (
            <button type="button" onClick={clear} className={iconButtonClass}>
              <X size={20} aria-hidden="true" />
              <span className="sr-only">{text('clear_search')}</span>
            </button>
          )}
        </div>
      </search>
      {query.trim() === '' ? (
        <Suggestions entries={entries} onChoose={ask} />
      ) : (
        <section aria-live="polite">
          {found.length === 0 ? (
            <EmptyState
              art={<SearchX size={52} />}
              title={text('nothing_found', { query })}
              hint={text('nothing_found_hint')}
              action={
                <Link to="/menu" className={buttonClass('primary')}>
                  {text('see_whole_menu')}
                </Link>
              }
            />
          ) : (
            <>
              <p className="pt-3 text-small text-text2">
                {text('search_results', { count: found.length })}
              </p>
              <ul className="grid divide-y divide-line tablet:grid-cols-2 tablet:gap-5 tablet:divide-y-0 tablet:pt-3 desktop:grid-cols-4">
                {found.map(({ card }) => (
                  <li key={card.id}>
                    <ItemCard card={card} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
      )}
    </div>
  )
}

function useFound(entries: SearchableCard[], query: string): SearchableCard[] {
  const index = useMemo(
    () =>
      searchIndex(
        entries.map((entry) => ({
          id: entry,
          texts: [entry.card.name, entry.card.description, ...entry.otherTexts],
        })),
      ),
    [entries],
  )
  return useMemo(() => searchMenu(index, query).map(({ id }) => id), [index, query])
}

function Suggestions(props: { entries: SearchableCard[]; onChoose: (query: string) => void }) {
  const text = useText()
  const popular = props.entries
    .filter(({ card }) => card.labels.includes('popular'))
    .slice(0, SUGGESTION_COUNT)
  if (popular.length === 0) return null
  return (
    <section aria-labelledby="suggestions" className="pt-5">
      <h2 id="suggestions" className="pb-3 text-h3 font-semibold">
        {text('popular_searches')}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {popular.map(({ card }) => (
          <li key={card.id}>
            <button
              type="button"
              onClick={() => props.onChoose(card.name)}
              className="pressable min-h-11 rounded-full border border-line bg-surface px-4 font-medium hover:bg-surface2"
            >
              {card.name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
