import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import { lazy } from 'react'
import { MapFrame } from '../../platform/map/map-frame.tsx'
import { BranchCard } from './branch-card.tsx'
import type { Distances } from './found-branches.ts'
import type { Branch } from './location-model.ts'

const BranchMap = lazy(() => import('./branch-map.tsx'))

/** The branches as pins; on phones the chosen pin's branch lies over the map's lower edge. */
export function BranchesOnMap(props: {
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
