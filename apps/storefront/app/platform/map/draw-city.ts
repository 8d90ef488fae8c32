import type { Point } from '@sufra/domain/branch/geography'
import { GeoJSONSource, type Map as MapLibre } from 'maplibre-gl'
import { CITY_SOURCE } from './map-style.ts'
import { type Area, detailKey, schematicCity } from './schematic-city.ts'

/** Draws what can be seen and half a screen around it, anew only when the view has left it. */
export function drawCity(map: MapLibre, anchor: Point) {
  let drawn: { area: Area; detail: string } | null = null

  const look = () => {
    const source = map.getSource(CITY_SOURCE)
    if (!(source instanceof GeoJSONSource)) return
    const view = viewOf(map)
    const zoom = map.getZoom()
    const detail = detailKey(zoom)
    if (drawn?.detail === detail && isInside(view, drawn.area)) return
    drawn = { area: widened(view), detail }
    source.setData({
      type: 'FeatureCollection',
      features: schematicCity(anchor, drawn.area, zoom),
    })
  }
  map.on('style.load', look)
  map.on('move', look)
}

function viewOf(map: MapLibre): Area {
  const bounds = map.getBounds()
  return {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  }
}

const isInside = (view: Area, area: Area) =>
  view.west >= area.west &&
  view.east <= area.east &&
  view.south >= area.south &&
  view.north <= area.north

function widened({ west, south, east, north }: Area): Area {
  const across = (east - west) / 2
  const along = (north - south) / 2
  return { west: west - across, east: east + across, south: south - along, north: north + along }
}
