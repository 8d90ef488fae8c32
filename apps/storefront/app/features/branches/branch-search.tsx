import { buttonClass, iconButtonClass } from '@sufra/web/ui/button'
import { LocateFixed, Search, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { useText } from '../../platform/i18n/use-text.ts'

/** By name or by where the visitor is. The browser asks for the position only once this has been tapped. */
export function BranchSearch(props: {
  query: string
  onQuery: (query: string) => void
  position: 'idle' | 'asking' | 'denied' | 'found'
  onLocate: () => Promise<boolean>
}) {
  const text = useText()
  const fieldId = useId()
  const field = useRef<HTMLInputElement>(null)
  const { query, onQuery, position } = props

  const locate = async () => {
    if (!(await props.onLocate())) field.current?.focus()
  }
  const clear = () => {
    onQuery('')
    field.current?.focus()
  }
  return (
    <search className="flex flex-col gap-2">
      <div className="flex h-12 items-center gap-3 rounded-tile bg-surface2 ps-4 pe-1 focus-within:outline-2 focus-within:outline-focus">
        <Search size={20} aria-hidden="true" className="shrink-0 text-text2" />
        <label htmlFor={fieldId} className="sr-only">
          {text('search_branches')}
        </label>
        <input
          ref={field}
          id={fieldId}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          placeholder={text('search_branches')}
          className="h-full min-w-0 flex-1 bg-transparent text-body outline-none placeholder:text-text2 [&::-webkit-search-cancel-button]:hidden"
        />
        {query && (
          <button type="button" onClick={clear} className={iconButtonClass}>
            <X size={20} aria-hidden="true" />
            <span className="sr-only">{text('clear_search')}</span>
          </button>
        )}
      </div>
      <button
        type="button"
        onClick={locate}
        disabled={position === 'asking'}
        aria-busy={position === 'asking'}
        className={buttonClass('quiet', '-ms-3 min-h-11 self-start px-3')}
      >
        <LocateFixed size={20} aria-hidden="true" />
        {text(position === 'asking' ? 'finding_you' : 'use_my_location')}
      </button>
      <p role="status" className="text-small text-text2 empty:hidden">
        {position === 'denied' && text('location_denied')}
      </p>
    </search>
  )
}
