import type { Point } from '@sufra/domain/branch/geography'

export type CityPart = 'water' | 'park' | 'building' | 'street' | 'avenue'

/** GeoJSON as the map reads it; `name` is the street's number among the names there are. */
export type CityFeature = {
  type: 'Feature'
  properties: { part: CityPart; name?: number }
  geometry:
    | { type: 'LineString'; coordinates: Position[] }
    | { type: 'Polygon'; coordinates: Position[][] }
}
export type Position = [long: number, lat: number]

/** Columns and rows of blocks, counted from the anchor. */
export type Span = { fromColumn: number; toColumn: number; fromRow: number; toRow: number }
export type Corner = readonly [column: number, row: number]

export const CITY = {
  /** Metres from one street to the next. */
  block: 260,
  avenueEvery: 4,
  highwayEvery: 16,
  /** Blocks drawn together. */
  stretch: 8,
  metresNorth: 110_540,
  metresEast: ({ lat }: Point) => 111_320 * Math.cos((lat * Math.PI) / 180),
}

/** A number from 0 to 1 that looks random but belongs to its place. */
export function scatter(column: number, row: number, salt: number): number {
  let mixed = Math.imul(column, 374_761_393) ^ Math.imul(row, 668_265_263) ^ Math.imul(salt, 40_503)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32
}

/** Metres from the anchor: streets stand at uneven distances and are never quite straight. */
export function metresAt([column, row]: Corner): [x: number, y: number] {
  const x = column * CITY.block + (scatter(Math.floor(column), 0, 1) - 0.5) * 70
  const y = row * CITY.block + (scatter(0, Math.floor(row), 2) - 0.5) * 70
  return [x + 60 * Math.sin(y / 900), y + 70 * Math.sin(x / 1100)]
}

const position = (anchor: Point, [x, y]: readonly [number, number]): Position => [
  anchor.long + x / CITY.metresEast(anchor),
  anchor.lat + y / CITY.metresNorth,
]

export const line = (anchor: Point, name: number | null, corners: Corner[]): CityFeature => ({
  type: 'Feature',
  properties: name === null ? { part: 'street' } : { part: 'avenue', name },
  geometry: {
    type: 'LineString',
    coordinates: corners.map((corner) => position(anchor, metresAt(corner))),
  },
})

export const polygon = (
  anchor: Point,
  part: CityPart,
  ring: readonly (readonly [number, number])[],
): CityFeature => ({
  type: 'Feature',
  properties: { part },
  geometry: {
    type: 'Polygon',
    coordinates: [[...ring, ...ring.slice(0, 1)].map((metres) => position(anchor, metres))],
  },
})
