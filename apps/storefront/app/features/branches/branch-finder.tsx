import { PAGE_SIZE } from '@sufra/contract/wire/page-size'
import { nearestFirst, type Point } from '@sufra/domain/branch/geography'
import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import { List, Map as MapIcon } from 'lucide-react'
import { lazy, useState } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { MapFrame } from '#app/platform/map/map-frame.tsx'
import { browserClient } from '#app/platform/visit/browser-client.ts'
import { useBrand } from '#app/platform/visit/use-brand.ts'
import { usePosition } from '../../platform/map/use-position.ts'
import { BranchCard, BranchResults } from './branch-results.tsx'
import { BranchSearch } from './branch-search.tsx'
import { useIsDesktop } from './desktop.ts'
import type { Branch, Distances } from './found-branches.ts'
import { foundBranches } from './found-branches.ts'

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
