import { useEffect, useRef } from 'react'
import { useMap } from '../../platform/map/map-context.ts'
import { MapPin } from '../../platform/map/map-pin.tsx'
import { MapSurface } from '../../platform/map/map-surface.tsx'
import { moveTo } from '../../platform/map/open-map.ts'
import { PinDrawing } from '../../platform/map/pin-drawing.tsx'
import { ZoomButtons } from '../../platform/map/zoom-buttons.tsx'
import type { Branch } from './found-branches.ts'
import { aroundFirst } from './found-branches.ts'

type Shown = { branches: Branch[]; selectedId: number | null; onSelect: (id: number) => void }

/** Loaded where a map is shown: it brings the map library along. */
export default function BranchMap({ branches, selectedId, onSelect }: Shown) {
  return (
    <MapSurface start={{ points: aroundFirst(branches) }}>
      <ZoomButtons />
      <FollowFirst branches={branches} />
      <GoToSelected branch={branches.find(({ id }) => id === selectedId)} />
      {branches.map((branch) => {
        const isSelected = branch.id === selectedId
        return (
          <MapPin key={branch.id} at={branch} isOnTop={isSelected}>
            <button
              type="button"
              aria-pressed={isSelected}
              onClick={() => onSelect(branch.id)}
              className={`block origin-bottom rounded-full transition-[scale] duration-200 ease-out ${isSelected ? 'scale-130' : 'hover:scale-110'}`}
            >
              <PinDrawing />
              <span className="sr-only">{branch.name}</span>
            </button>
          </MapPin>
        )
      })}
    </MapSurface>
  )
}

const NEAR = 13

function GoToSelected({ branch }: { branch: Branch | undefined }) {
  const map = useMap()
  const { lat, long } = branch ?? {}
  useEffect(() => {
    if (lat === undefined || long === undefined) return
    map.easeTo({ center: [long, lat], zoom: Math.max(map.getZoom(), NEAR), offset: [0, -60] })
  }, [map, lat, long])
  return null
}

/** Another search or the visitor's own position may bring another city to the top of the list. */
function FollowFirst({ branches }: { branches: Branch[] }) {
  const map = useMap()
  const first = branches[0]?.id
  const shown = useRef(first)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another first branch moves the map
  useEffect(() => {
    if (first === undefined || first === shown.current) return
    shown.current = first
    moveTo(map, { points: aroundFirst(branches) })
  }, [map, first])
  return null
}
