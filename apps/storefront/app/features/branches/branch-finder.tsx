import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import { useState } from 'react'
import { usePosition } from '../../platform/map/use-position.ts'
import { BranchResults } from './branch-results.tsx'
import { BranchSearch } from './branch-search.tsx'
import { BranchesOnMap } from './branches-on-map.tsx'
import { useIsDesktop } from './desktop.ts'
import { foundBranches } from './found-branches.ts'
import type { Branch } from './location-model.ts'
import { useDistances } from './use-distances.ts'
import { type View, ViewSwitch } from './view-switch.tsx'

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
