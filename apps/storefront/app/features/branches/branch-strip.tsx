import { MapPin } from '../../platform/map/map-pin.tsx'
import { MapSurface } from '../../platform/map/map-surface.tsx'
import { PinDrawing } from '../../platform/map/pin-drawing.tsx'
import type { Branch } from './found-branches.ts'

/** A picture of where the branch is; directions are a link beside it. */
export default function BranchStrip({ branch }: { branch: Branch }) {
  return (
    <MapSurface start={{ points: [branch] }} isStill>
      <MapPin at={branch}>
        <PinDrawing />
      </MapPin>
    </MapSurface>
  )
}
