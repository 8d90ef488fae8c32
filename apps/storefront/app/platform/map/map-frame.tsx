import { type ReactNode, Suspense } from 'react'
import { useText } from '../i18n/use-text.ts'
import { useHydrated } from '../ui/hydrated.ts'
import { canDrawMaps } from './can-draw-maps.ts'

/** The box of a map, tinted until the map (a lazy component within) has arrived; a line where none can be drawn. */
export function MapFrame(props: { className: string; children: ReactNode }) {
  const text = useText()
  const isHydrated = useHydrated()
  if (isHydrated && !canDrawMaps()) {
    return (
      <p role="status" className="rounded-tile bg-surface2 px-4 py-3 text-small text-text2">
        {text('map_unavailable')}
      </p>
    )
  }
  return (
    <div className={`relative isolate overflow-hidden bg-surface2 ${props.className}`}>
      {isHydrated && <Suspense>{props.children}</Suspense>}
    </div>
  )
}
