import type { Point } from '@sufra/domain/branch/geography'
import { CITY, type CityFeature, polygon, type Span } from './city-ground.ts'

/** Metres from one wadi to the next, and from the anchor to the first. */
const APART = 11_000
const FIRST = 1_450
const HALF_WIDTH = 75
const BANK = 30

/** Wadis run from south to north and wind as they go, drawn from a point `every` so many blocks. */
export function wadiPolygons(anchor: Point, span: Span, every: number): CityFeature[] {
  const [west, east] = [span.fromColumn * CITY.block, span.toColumn * CITY.block]
  const found: CityFeature[] = []
  for (let each = Math.floor((west - FIRST) / APART); FIRST + each * APART < east + APART; each++) {
    const rows = Array.from(
      { length: Math.ceil((span.toRow - span.fromRow) / every) + 1 },
      (_, index) => (span.fromRow + index * every) * CITY.block,
    )
    const bank = (side: number) => rows.map((y) => [middle(each, y) + side * width(y), y] as const)
    found.push(polygon(anchor, 'water', [...bank(-1), ...bank(1).reverse()]))
  }
  return found
}

export function isWet([x, y]: readonly [number, number]): boolean {
  const near = Math.round((x - FIRST) / APART)
  return Math.abs(x - middle(near, y)) < width(y) + BANK
}

const middle = (each: number, y: number) =>
  FIRST + each * APART + 620 * Math.sin(y / 2300 + each) + 160 * Math.sin(y / 700)
const width = (y: number) => HALF_WIDTH + 25 * Math.sin(y / 1300)
