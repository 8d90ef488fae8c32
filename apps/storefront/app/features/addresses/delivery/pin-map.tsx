import type { Point } from '@sufra/domain/branch/geography'
import type { MapMouseEvent } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import { useMap } from '../../../platform/map/map-context.ts'
import { MapSurface } from '../../../platform/map/map-surface.tsx'
import { PinDrawing } from '../../../platform/map/pin-drawing.tsx'
import { ZoomButtons } from '../../../platform/map/zoom-buttons.tsx'

/** The smallest zoom: further out a finger covers a whole neighbourhood. */
const NEAR_ENOUGH = 14
const START_ZOOM = 15
const DOOR_ZOOM = 16.5

type Pinned = {
  start: Point
  /** Where to go next; a new object each time. */
  target: Point | null
  isRefused: boolean
  /** The visitor has moved the map, and it has come to rest. */
  onPoint: (point: Point) => void
  onTooFar: (isTooFar: boolean) => void
}

/** The pin stands still in the middle, the map moves under it. Loaded where it is shown. */
export default function PinMap(props: Pinned) {
  return (
    <MapSurface start={{ points: [props.start], zoom: START_ZOOM }}>
      <ZoomButtons />
      <CentrePin {...props} />
    </MapSurface>
  )
}

function CentrePin({ target, isRefused, onPoint, onTooFar }: Pinned) {
  const map = useMap()
  const [isLifted, setLifted] = useState(false)

  useEffect(() => {
    const lift = () => setLifted(true)
    const settle = (event: { originalEvent?: unknown }) => {
      setLifted(false)
      onTooFar(map.getZoom() < NEAR_ENOUGH)
      const { lat, lng } = map.getCenter()
      // Without an event of the visitor's, it was us who moved the map.
      if (event.originalEvent) onPoint({ lat, long: lng })
    }
    // For those who cannot drag: a tap brings that point under the pin.
    const goTo = ({ lngLat, originalEvent }: MapMouseEvent) =>
      map.easeTo({ center: lngLat }, { originalEvent })
    map.on('movestart', lift)
    map.on('moveend', settle)
    map.on('click', goTo)
    return () => {
      map.off('movestart', lift)
      map.off('moveend', settle)
      map.off('click', goTo)
    }
  }, [map, onPoint, onTooFar])

  useEffect(() => {
    if (target) map.jumpTo({ center: [target.long, target.lat], zoom: DOOR_ZOOM })
  }, [map, target])

  return (
    <div className="pointer-events-none absolute inset-0 grid place-items-center">
      <span
        className={`absolute mt-1 h-1 w-2.5 rounded-full bg-text opacity-25 transition-[scale] duration-200 ${isLifted ? 'scale-60' : ''}`}
      />
      <span
        data-lifted={isLifted}
        className={`-mt-14 transition-[translate] duration-200 ease-out ${isLifted ? '-translate-y-3' : ''}`}
      >
        <PinDrawing isRefused={isRefused} />
      </span>
    </div>
  )
}
