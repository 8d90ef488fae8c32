import type { Point } from '@sufra/domain/branch/geography'
import { type CityFeature, metresAt, polygon, type Span, scatter } from './city-ground.ts'
import { isWet } from './city-water.ts'

const PARKS = 0.06
const BUILT = 0.88
/** Metres between a street's middle and the houses on it. */
const PAVEMENT = 22

type Metres = readonly [number, number]

/** What stands between the streets: a park, houses, or nothing. */
export function blockParts(anchor: Point, span: Span, hasBuildings: boolean): CityFeature[] {
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
