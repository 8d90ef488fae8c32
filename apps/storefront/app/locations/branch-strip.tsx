import { MapPin } from '../map/map-pin.tsx'
import { MapSurface } from '../map/map-surface.tsx'
import { PinDrawing } from '../map/pin-drawing.tsx'
import type { Branch } from './location-model.ts'

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
