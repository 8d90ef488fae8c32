export type Point = { lat: number; long: number }

/** The corners of an area as [longitude, latitude], as GeoJSON has them; the first may be repeated at the end. */
export type Ring = readonly (readonly [long: number, lat: number])[]

const EARTH_RADIUS_METRES = 6_371_008.8

/** Great-circle distance (haversine). */
export function distanceMetres(from: Point, to: Point): number {
  const halfChord =
    sineSquared((to.lat - from.lat) / 2) +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * sineSquared((to.long - from.long) / 2)
  // Rounding may lift antipodes just above 1, where the arcsine ends.
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(Math.min(1, halfChord)))
}

/** Nearest first; at equal distance, as given. */
export const nearestFirst = <Located extends Point>(points: readonly Located[], from: Point) =>
  points
    .map((point) => ({ point, metres: distanceMetres(from, point) }))
    .sort((one, other) => one.metres - other.metres)

export const nearest = <Located extends Point>(
  points: readonly Located[],
  from: Point,
): Located | null => nearestFirst(points, from)[0]?.point ?? null

/** Even-odd rule; a point on the boundary is inside, so a house on the edge of two zones is in both. */
export function contains(ring: Ring, { lat, long }: Point): boolean {
  let isInside = false
  let previous = ring.at(-1)
  for (const corner of ring) {
    if (previous === undefined) break
    if (isOnEdge(previous, corner, lat, long)) return true
    const [x, y] = corner
    const [beforeX, beforeY] = previous
    const isStraddled = y > lat !== beforeY > lat
    if (isStraddled && long < x + ((lat - y) * (beforeX - x)) / (beforeY - y)) isInside = !isInside
    previous = corner
  }
  return isInside
}

/** In degrees: a tenth of a millimetre, well above what rounding adds. */
const EDGE_WIDTH = 1e-9

type Corner = Ring[number]

/** Whether the closest point on the edge lies within its width. */
function isOnEdge([startX, startY]: Corner, [endX, endY]: Corner, lat: number, long: number) {
  const alongX = endX - startX
  const alongY = endY - startY
  const length = alongX * alongX + alongY * alongY
  const share = length && ((long - startX) * alongX + (lat - startY) * alongY) / length
  const onward = Math.min(1, Math.max(0, share))
  const gapX = startX + onward * alongX - long
  const gapY = startY + onward * alongY - lat
  return gapX * gapX + gapY * gapY <= EDGE_WIDTH * EDGE_WIDTH
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const sineSquared = (degrees: number) => Math.sin(radians(degrees)) ** 2
