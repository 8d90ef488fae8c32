import type { Words } from '@sufra/domain/text/locales'
import { type Locale, wordsIn } from '@sufra/domain/text/locales'
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { CityPart } from './city-ground.ts'
import type { MapColours } from './map-colours.ts'

export const CITY_SOURCE = 'city'
/** Our web fonts; without `glyphs` the map draws with them itself. */
const FONTS = ['Figtree', 'Plex Arabic']

/** The schematic city in our colours, its streets named in the visitor's language. */
export const mapStyle = (colours: MapColours, locale: Locale): StyleSpecification => ({
  version: 8,
  sources: {
    [CITY_SOURCE]: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
  },
  layers: mapLayers(colours, locale),
})

/** What changes with the appearance. */
export const mapPaint = (colours: MapColours) =>
  [
    ['ground', 'background-color', colours.ground],
    ['park', 'fill-color', colours.park],
    ['building', 'fill-color', colours.building],
    ['water', 'fill-color', colours.water],
    ['street', 'line-color', colours.street],
    ['avenue', 'line-color', colours.avenue],
    ['names', 'text-color', colours.label],
    ['names', 'text-halo-color', colours.ground],
  ] as const

const mapLayers = (colours: MapColours, locale: Locale): LayerSpecification[] => [
  { id: 'ground', type: 'background', paint: { 'background-color': colours.ground } },
  fill('park', colours.park),
  fill('building', colours.building),
  fill('water', colours.water),
  road('street', colours.street, { far: 1, near: 12 }),
  road('avenue', colours.avenue, { far: 2, near: 26 }),
  {
    id: 'names',
    type: 'symbol',
    source: CITY_SOURCE,
    minzoom: 13,
    filter: ['has', 'name'],
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 320,
      'text-field': [
        'to-string',
        ['at', ['%', ['get', 'name'], STREET_NAMES.length], ['literal', namesIn(locale)]],
      ],
      'text-font': FONTS,
      'text-size': 13,
    },
    paint: {
      'text-color': colours.label,
      'text-halo-color': colours.ground,
      'text-halo-width': 1.6,
    },
  },
]

const namesIn = (locale: Locale) => STREET_NAMES.map((name) => wordsIn(name, locale))

const fill = (part: CityPart, colour: string): LayerSpecification => ({
  id: part,
  type: 'fill',
  source: CITY_SOURCE,
  filter: ['==', ['get', 'part'], part],
  paint: { 'fill-color': colour },
})

/** Widths in pixels, at zoom 12 and at zoom 17. */
const road = (part: CityPart, colour: string, { far, near }: { far: number; near: number }) =>
  ({
    id: part,
    type: 'line',
    source: CITY_SOURCE,
    filter: ['==', ['get', 'part'], part],
    paint: {
      'line-color': colour,
      'line-width': ['interpolate', ['exponential', 1.6], ['zoom'], 12, far, 17, near],
    },
  }) satisfies LayerSpecification

/** Streets of the demo map: believable, and no real city's. */
const STREET_NAMES: readonly Words[] = [
  { 'en-us': 'Palm Street', 'ar-sa': 'شارع النخلة', fr: 'Rue des Palmiers' },
  { 'en-us': 'Saffron Road', 'ar-sa': 'طريق الزعفران', fr: 'Route du Safran' },
  { 'en-us': 'Lighthouse Avenue', 'ar-sa': 'جادة المنارة', fr: 'Avenue du Phare' },
  { 'en-us': 'Spice Market Street', 'ar-sa': 'شارع سوق البهارات', fr: 'Rue du Marché aux épices' },
  { 'en-us': 'Orchard Road', 'ar-sa': 'طريق البساتين', fr: 'Route des Vergers' },
  { 'en-us': 'Lantern Street', 'ar-sa': 'شارع الفانوس', fr: 'Rue des Lanternes' },
  { 'en-us': 'Jasmine Avenue', 'ar-sa': 'جادة الياسمين', fr: 'Avenue du Jasmin' },
  { 'en-us': 'Well Street', 'ar-sa': 'شارع البئر', fr: 'Rue du Puits' },
]
