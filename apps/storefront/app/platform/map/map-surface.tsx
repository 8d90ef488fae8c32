import type { Map as MapLibre } from 'maplibre-gl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { useBrand } from '../visit/use-brand.ts'
import { MapContext } from './map-context.ts'
import { type MapStart, openMap } from './open-map.ts'

/**
 * Fills the box it is put in. Whatever is rendered within can ask for the map with `useMap`.
 * Where it starts counts once: afterwards the map is the visitor's.
 */
export function MapSurface(props: {
  start: MapStart
  isStill?: boolean
  styleUrl?: string
  children?: ReactNode
}) {
  const text = useText()
  const { locale } = useBrand()
  const box = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<MapLibre | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const { styleUrl, isStill = false } = props

  // biome-ignore lint/correctness/useExhaustiveDependencies: where the map starts must not start it again
  useEffect(() => {
    const container = box.current
    if (!container) return
    let opened: MapLibre | null = null
    let isGone = false
    const options = { start: props.start, locale, title: text('map'), isStill }
    openMap(container, { ...options, ...(styleUrl && { styleUrl }) }).then(
      (ready) => {
        opened = ready
        if (isGone) ready.remove()
        else setMap(ready)
      },
      () => setFailed(true),
    )
    return () => {
      isGone = true
      opened?.remove()
      setMap(null)
    }
  }, [locale, styleUrl, isStill])

  return (
    <>
      {/* The map counts from its left edge in every language. */}
      <div dir="ltr" className="absolute inset-0">
        <div ref={box} className="size-full" />
      </div>
      {hasFailed && (
        <p className="absolute inset-0 grid place-items-center p-6 text-center text-text2">
          {text('map_unavailable')}
        </p>
      )}
      {!styleUrl && !hasFailed && (
        <p className="pointer-events-none absolute inset-s-3 bottom-3 z-10 rounded-chip bg-surface px-2 py-0.5 text-micro font-semibold text-text2 shadow-e1">
          {text('demo_map')}
        </p>
      )}
      {map && <MapContext value={map}>{props.children}</MapContext>}
    </>
  )
}
