import { contains, distanceMetres, type Point } from '@sufra/domain/geography'
import type { DeliveryArea, Location } from './location-queries.ts'

/** Of several areas around a point: a branch that takes orders before a paused one, then the nearest. */
export function bestArea(
  areas: readonly DeliveryArea[],
  branches: readonly Location[],
  point: Point,
): DeliveryArea | null {
  const [best] = areas
    .filter(({ polygon }) => contains(polygon, point))
    .map((area) => ({ area, ...standingOf(area, branches, point) }))
    .sort((a, b) => Number(a.isPaused) - Number(b.isPaused) || a.metres - b.metres)
  return best?.area ?? null
}

function standingOf({ id, locationId }: DeliveryArea, branches: readonly Location[], at: Point) {
  const branch = branches.find((it) => it.id === locationId)
  if (!branch) throw new Error(`The delivery area ${id} is of no branch`)
  return { isPaused: branch.isPaused, metres: distanceMetres(at, branch) }
}
