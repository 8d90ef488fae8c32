import type { Point } from '@sufra/domain/branch/geography'
import type { Locale } from '@sufra/domain/text/locales'
import { LngLatBounds, Map as MapLibre, setWorkerUrl } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import { GeoJSONSource } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { followAppearance, mapColours } from './map-colours.ts'
import { CITY_SOURCE, mapPaint, mapStyle } from './map-style.ts'

import { type CityArea, detailKey, schematicCity } from './schematic-city.ts'

// From our own origin, as the page's policy wants it.
setWorkerUrl(workerUrl)

/** One point is shown from near by, several all at once. */
export type MapStart = { points: readonly Point[]; zoom?: number }

export type MapOptions = {
  start: MapStart
  locale: Locale
  /** Read aloud for the map as a whole. */
  title: string
  /** A picture of a place, not to be moved. */
  isStill: boolean
  /** A maps service's; without one the schematic city is drawn. */
  styleUrl?: string
}

const STREET_ZOOM = 15
const CLOSEST = 18
const WIDEST = 4

export async function openMap(container: HTMLElement, options: MapOptions): Promise<MapLibre> {
  const { start, locale, styleUrl, isStill, title } = options
  // The map draws its letters itself, and only with fonts that are there.
  if (locale === 'ar-sa') await document.fonts.load('24px "Plex Arabic"', 'ش').catch(() => [])

  const map = new MapLibre({
    container,
    style: styleUrl ?? mapStyle(mapColours(), locale),
    ...cameraOn(start),
    minZoom: WIDEST,
    maxZoom: CLOSEST,
    interactive: !isStill,
    attributionControl: styleUrl ? { compact: true } : false,
    dragRotate: false,
    touchPitch: false,
    pitchWithRotate: false,
    rollEnabled: false,
    fadeDuration: 0,
    locale: { 'Map.Title': title },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  if (!styleUrl) showCity(map, start)
  return map
}

function showCity(map: MapLibre, start: MapStart) {
  drawCity(map, start.points[0] ?? { lat: 0, long: 0 })
  const leave = followAppearance(() => {
    for (const [layer, property, colour] of mapPaint(mapColours())) {
      map.setPaintProperty(layer, property, colour)
    }
  })
  map.once('remove', leave)
}

/** Takes an open map elsewhere. */
export function moveTo(map: MapLibre, start: MapStart) {
  const camera = cameraOn(start)
  if ('bounds' in camera) map.fitBounds(camera.bounds, camera.fitBoundsOptions)
  else map.easeTo(camera)
}

function cameraOn({ points, zoom }: MapStart) {
  const [first = { lat: 0, long: 0 }, ...others] = points
  if (others.length === 0 || zoom !== undefined) {
    return { center: [first.long, first.lat] as [number, number], zoom: zoom ?? STREET_ZOOM }
  }
  const bounds = new LngLatBounds()
  for (const { lat, long } of points) bounds.extend([long, lat])
  return { bounds, fitBoundsOptions: { padding: 72, maxZoom: STREET_ZOOM } }
}

/** Draws what can be seen and half a screen around it, anew only when the view has left it. */
function drawCity(map: MapLibre, anchor: Point) {
  let drawn: { area: CityArea; detail: string } | null = null

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

function viewOf(map: MapLibre): CityArea {
  const bounds = map.getBounds()
  return {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  }
}

const isInside = (view: CityArea, area: CityArea) =>
  view.west >= area.west &&
  view.east <= area.east &&
  view.south >= area.south &&
  view.north <= area.north

function widened({ west, south, east, north }: CityArea): CityArea {
  const across = (east - west) / 2
  const along = (north - south) / 2
  return { west: west - across, east: east + across, south: south - along, north: north + along }
}
