import { PAGE_SIZE } from '@sufra/contract/wire/page-size'
import { nearestFirst, type Point } from '@sufra/domain/branch/geography'
import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import { buttonClass, iconButtonClass } from '@sufra/web/ui/button'
import { List, LocateFixed, Map as MapIcon, Search, X } from 'lucide-react'
import { lazy, useId, useRef, useState } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { MapFrame } from '#app/platform/map/map-frame.tsx'
import { browserClient } from '#app/platform/visit/browser-client.ts'
import { useBrand } from '#app/platform/visit/use-brand.ts'
import { usePosition } from '../../platform/map/use-position.ts'
import { BranchCard, BranchResults } from './branch-results.tsx'
import { useIsDesktop } from './desktop.ts'
import { type Branch, type Distances, foundBranches } from './found-branches.ts'

/** A list to read and a map to look at: side by side on desktops, one or both below each other on phones. */
export function BranchFinder(props: {
  branches: Branch[]
  chooser: string
  orderType: OrderType | null
}) {
  const { orderType } = props
  const [query, setQuery] = useState('')
  const [view, setView] = useState<View>('list')
  const [selectedId, select] = useState<number | null>(null)
  const position = usePosition()
  const fitting = props.branches.filter(
    (branch) => orderType === null || branch.orderTypes.includes(orderType),
  )
  const { distances, measure } = useDistances(fitting)
  const isDesktop = useIsDesktop()
  const found = foundBranches(fitting, query, distances)
  const shared = { branches: found, orderType, distances, selectedId }

  const locate = async () => {
    const point = await position.ask()
    if (point) await measure(point)
    return point !== null
  }

  return (
    <div className="desktop:grid desktop:grid-cols-[461px_minmax(0,1fr)] desktop:gap-8">
      <div className="flex flex-col gap-4">
        <BranchSearch
          query={query}
          onQuery={setQuery}
          position={position.state}
          onLocate={locate}
        />
        <ViewSwitch view={view} onView={setView} />
        {!isDesktop && view === 'map' && (
          <BranchesOnMap {...shared} onSelect={select} hasCard className="h-[62dvh] rounded-card" />
        )}
        <BranchResults {...shared} chooser={props.chooser} query={query} />
      </div>
      <div className="max-desktop:hidden">
        <div className="sticky top-[5.5rem] h-[calc(100dvh-16.5rem)] min-h-96 overflow-hidden rounded-card bg-surface2">
          {isDesktop && <BranchesOnMap {...shared} onSelect={select} className="h-full" />}
        </div>
      </div>
    </div>
  )
}

/** How far the branches are from a point, once it is known. */
function useDistances(branches: Branch[]) {
  const brand = useBrand()
  const [distances, setDistances] = useState<Distances | null>(null)

  const measure = async (point: Point) => {
    const measured = await browserClient(brand)
      .branches.nearestLocations(point, PAGE_SIZE)
      .then(({ data }) => data.map(({ id, attributes }) => [id, attributes.distance ?? 0] as const))
      // Without an answer we measure ourselves: the branches are here already.
      .catch(() =>
        nearestFirst(branches, point).map(
          ({ point: branch, metres }) => [branch.id, metres] as const,
        ),
      )
    setDistances(new Map(measured))
  }
  return { distances, measure }
}

type View = 'list' | 'map'

const VIEWS = [
  { view: 'list', text: 'list_view', Icon: List },
  { view: 'map', text: 'map_view', Icon: MapIcon },
] as const

/** For screens too narrow for both. */
function ViewSwitch({ view, onView }: { view: View; onView: (view: View) => void }) {
  const text = useText()
  return (
    <fieldset className="flex self-start rounded-tile bg-surface2 p-1 desktop:hidden">
      <legend className="sr-only">{text('how_to_look')}</legend>
      {VIEWS.map(({ view: each, text: key, Icon }) => (
        <label
          key={each}
          className="flex min-h-11 cursor-pointer items-center gap-2 rounded-input px-5 font-medium text-text2 has-checked:bg-surface has-checked:font-semibold has-checked:text-text has-checked:shadow-e1 has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="view"
            className="sr-only"
            checked={view === each}
            onChange={() => onView(each)}
          />
          <Icon size={18} aria-hidden="true" />
          {text(key)}
        </label>
      ))}
    </fieldset>
  )
}

const BranchMap = lazy(() => import('./branch-map.tsx'))

/** The branches as pins; on phones the chosen pin's branch lies over the map's lower edge. */
function BranchesOnMap(props: {
  branches: Branch[]
  orderType: OrderType | null
  distances: Distances | null
  selectedId: number | null
  onSelect: (id: number) => void
  hasCard?: boolean
  className: string
}) {
  const { branches, selectedId } = props
  const selected = branches.find(({ id }) => id === selectedId)
  return (
    <MapFrame className={props.className}>
      <BranchMap branches={branches} selectedId={selectedId} onSelect={props.onSelect} />
      {props.hasCard && selected && (
        <div className="absolute inset-x-2 bottom-2 z-10 rounded-card shadow-e3 transition-[translate,opacity] duration-320 starting:translate-y-4 starting:opacity-0">
          <BranchCard
            key={selected.id}
            branch={selected}
            orderType={props.orderType}
            distance={props.distances?.get(selected.id) ?? null}
          />
        </div>
      )}
    </MapFrame>
  )
}

/** By name or by where the visitor is. The browser asks for the position only once this has been tapped. */
function BranchSearch(props: {
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
