import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'
import { useMap } from './map-context.ts'

const mapButtonClass =
  'pressable grid size-11 place-items-center bg-surface text-text hover:bg-surface2 disabled:text-text3'

/** Nearer and further for those who cannot pinch or scroll; other buttons of the map stand above them. */
export function ZoomButtons({ children }: { children?: ReactNode }) {
  const text = useText()
  const map = useMap()
  return (
    <div className="absolute inset-e-3 top-3 z-10 flex flex-col gap-2">
      {children}
      <div className="flex flex-col divide-y divide-line overflow-hidden rounded-tile border border-line shadow-e1">
        <button type="button" className={mapButtonClass} onClick={() => map.zoomIn()}>
          <Plus size={20} aria-hidden="true" />
          <span className="sr-only">{text('zoom_in')}</span>
        </button>
        <button type="button" className={mapButtonClass} onClick={() => map.zoomOut()}>
          <Minus size={20} aria-hidden="true" />
          <span className="sr-only">{text('zoom_out')}</span>
        </button>
      </div>
    </div>
  )
}
