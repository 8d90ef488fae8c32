import type { Map as MapLibre } from 'maplibre-gl'
import { createContext, use } from 'react'

export const MapContext = createContext<MapLibre | null>(null)

export function useMap(): MapLibre {
  const map = use(MapContext)
  if (!map) throw new Error('A part of a map was rendered outside of one')
  return map
}
