import type { Point } from '@sufra/domain/branch/geography'
import {
  CITY,
  type CityFeature,
  line,
  metresAt,
  polygon,
  type Span,
  scatter,
} from './city-ground.ts'
import { isWet, wadiPolygons } from './city-water.ts'

/** Degrees: west, south, east, north. */
export type CityArea = { west: number; south: number; east: number; north: number }

/** How much of the city is worth drawing at a zoom. */
type Detail = { streetEvery: number; hasWater: boolean; hasBlocks: boolean; hasBuildings: boolean }

/**
 * A city that exists nowhere, for maps without a maps service: streets, avenues, parks, a wadi. It has no
 * end and no data; the same spot looks the same whichever way the map came to it.
 */
export function schematicCity(anchor: Point, area: CityArea, zoom: number): CityFeature[] {
  const detail = detailAt(zoom)
  const span = spanOf(anchor, area)
  return [
    ...(detail.hasWater ? wadiPolygons(anchor, span, Math.ceil(detail.streetEvery / 4)) : []),
    ...(detail.hasBlocks ? blockParts(anchor, span, detail.hasBuildings) : []),
    ...streets(anchor, span, detail.streetEvery),
  ]
}

/** Of two zooms with the same key the same city is drawn: there is nothing to do between them. */
export const detailKey = (zoom: number) => JSON.stringify(detailAt(zoom))

/** The smaller the zoom, the fewer roads are drawn, so that the map stays readable. */
function detailAt(zoom: number): Detail {
  const streetEvery =
    zoom < 12
      ? CITY.highwayEvery * 2 ** Math.ceil(12 - zoom - 1)
      : zoom < 13.5
        ? CITY.avenueEvery
        : 1
  return {
    streetEvery,
    hasWater: zoom >= 10,
    hasBlocks: zoom >= 12.5,
    hasBuildings: zoom >= 15,
  }
}

/** Drawn in fixed tiles of blocks: lines that start elsewhere at each pan would make street names jump. */
function spanOf(anchor: Point, area: CityArea): Span {
  const blocksEast = (long: number) => ((long - anchor.long) * CITY.metresEast(anchor)) / CITY.block
  const blocksNorth = (lat: number) => ((lat - anchor.lat) * CITY.metresNorth) / CITY.block
  const down = (blocks: number) => Math.floor(blocks / CITY.stretch) * CITY.stretch
  const up = (blocks: number) => Math.ceil(blocks / CITY.stretch) * CITY.stretch
  return {
    fromColumn: down(blocksEast(area.west)),
    toColumn: up(blocksEast(area.east)),
    fromRow: down(blocksNorth(area.south)),
    toRow: up(blocksNorth(area.north)),
  }
}

function streets(anchor: Point, span: Span, every: number): CityFeature[] {
  const columns = steps(span.fromColumn, span.toColumn, every)
  const rows = steps(span.fromRow, span.toRow, every)
  const nameOf = (index: number, isRow: boolean) =>
    index % CITY.avenueEvery === 0 ? Math.floor(scatter(index, Number(isRow), 6) * 1_000) : null
  return [
    ...columns.map((column) =>
      line(
        anchor,
        nameOf(column, false),
        rows.map((row) => [column, row]),
      ),
    ),
    ...rows.map((row) =>
      line(
        anchor,
        nameOf(row, true),
        columns.map((column) => [column, row]),
      ),
    ),
  ]
}

function steps(from: number, to: number, every: number): number[] {
  const start = Math.ceil(from / every) * every
  return Array.from(
    { length: Math.floor((to - start) / every) + 1 },
    (_, index) => start + index * every,
  )
}

const PARKS = 0.06

const BUILT = 0.88

/** Metres between a street's middle and the houses on it. */
const PAVEMENT = 22

type Metres = readonly [number, number]

/** What stands between the streets: a park, houses, or nothing. */
function blockParts(anchor: Point, span: Span, hasBuildings: boolean): CityFeature[] {
  const parts: CityFeature[] = []
  for (let column = span.fromColumn; column < span.toColumn; column++) {
    for (let row = span.fromRow; row < span.toRow; row++) {
      const use = scatter(column, row, 3)
      const corners = cornersOf(column, row)
      if (use < PARKS) parts.push(polygon(anchor, 'park', corners))
      else if (hasBuildings && use < BUILT) {
        for (const house of houses(column, row, corners))
          parts.push(polygon(anchor, 'building', house))
      }
    }
  }
  return parts
}

function cornersOf(column: number, row: number): Metres[] {
  const [a, b, c, d] = [
    metresAt([column, row]),
    metresAt([column + 1, row]),
    metresAt([column + 1, row + 1]),
    metresAt([column, row + 1]),
  ]
  return [
    [a[0] + PAVEMENT, a[1] + PAVEMENT],
    [b[0] - PAVEMENT, b[1] + PAVEMENT],
    [c[0] - PAVEMENT, c[1] - PAVEMENT],
    [d[0] + PAVEMENT, d[1] - PAVEMENT],
  ]
}

/** Two or three by as many, with gaps of their own. */
function houses(column: number, row: number, corners: Metres[]): Metres[][] {
  const count = 2 + Math.round(scatter(column, row, 4))
  const within = (across: number, along: number) => between(corners, across, along)
  const found: Metres[][] = []
  for (let east = 0; east < count; east++) {
    for (let north = 0; north < count; north++) {
      const gap = 0.05 + 0.05 * scatter(column * 4 + east, row * 4 + north, 5)
      const [west, right] = [east / count + gap, (east + 1) / count - gap]
      const [south, top] = [north / count + gap, (north + 1) / count - gap]
      const house = [
        within(west, south),
        within(right, south),
        within(right, top),
        within(west, top),
      ]
      if (!house.some(isWet)) found.push(house)
    }
  }
  return found
}

function between([a, b, c, d]: Metres[], across: number, along: number): Metres {
  const mix = (from: Metres = [0, 0], to: Metres = [0, 0], share: number): Metres => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ]
  return mix(mix(a, b, across), mix(d, c, across), along)
}
