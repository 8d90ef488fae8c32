import type { Point } from '@sufra/domain/branch/geography'
import { blockParts } from './city-blocks.ts'
import { CITY, type CityFeature, line, type Span, scatter } from './city-ground.ts'
import { wadiPolygons } from './city-water.ts'

/** Degrees: west, south, east, north. */
export type Area = { west: number; south: number; east: number; north: number }

/** How much of the city is worth drawing at a zoom. */
type Detail = { streetEvery: number; hasWater: boolean; hasBlocks: boolean; hasBuildings: boolean }

/**
 * A city that exists nowhere, for maps without a maps service: streets, avenues, parks, a wadi. It has no
 * end and no data; the same spot looks the same whichever way the map came to it.
 */
export function schematicCity(anchor: Point, area: Area, zoom: number): CityFeature[] {
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

/** The further away, the wider apart the roads that are left: never more of them than an eye can use. */
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

/** Whole stretches of blocks: lines that begin elsewhere with every step would carry their names about. */
function spanOf(anchor: Point, area: Area): Span {
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
