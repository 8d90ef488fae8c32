import { contains, distanceMetres, type Point } from '@sufra/domain/branch/geography'
import type { DeliveryArea, Location } from './location-queries.ts'

/** Of several areas around a point: a branch that takes orders before a paused one, then the nearest. */
export function bestArea(
  areas: readonly DeliveryArea[],
  branches: Iterable<Location>,
  point: Point,
): { area: DeliveryArea; location: Location } | null {
  const byId = new Map([...branches].map((location) => [location.id, location]))
  const [best] = areas
    .filter(({ polygon }) => contains(polygon, point))
    .flatMap((area) => {
      const location = byId.get(area.locationId)
      return location ? [{ area, location, metres: distanceMetres(point, location) }] : []
    })
    .sort(
      (one, other) =>
        Number(one.location.isPaused) - Number(other.location.isPaused) ||
        one.metres - other.metres,
    )
  return best ?? null
}
