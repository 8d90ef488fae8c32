import { contains, distanceMetres } from '@sufra/domain/branch/geography'
import type { BrandSeed, LocationSeed } from '../brand-seed.ts'

/** No kitchen delivers further; a longitude and a latitude swapped lie far beyond. */
const FURTHEST_METRES = 40_000

/** Zones are closed rings around the branch; of several, one holds the branch itself. */
export const zoneFaults = (brand: BrandSeed): string[] =>
  brand.locations.flatMap((location) => [
    ...location.zones.flatMap((zone) => ringFaults(zone, location)),
    ...(isOutsideItsZones(location) ? [`location ${location.id} lies outside its zones`] : []),
  ])

function ringFaults({ id, polygon }: LocationSeed['zones'][number], branch: LocationSeed) {
  const faults: string[] = []
  const [first, last] = [polygon.at(0), polygon.at(-1)]
  if (polygon.length < 4) faults.push(`zone ${id} has fewer than three corners`)
  if (first?.[0] !== last?.[0] || first?.[1] !== last?.[1]) faults.push(`zone ${id} is not closed`)
  if (polygon.some(([long, lat]) => distanceMetres(branch, { lat, long }) > FURTHEST_METRES)) {
    faults.push(`zone ${id} reaches too far from location ${branch.id}`)
  }
  return faults
}

const isOutsideItsZones = (branch: LocationSeed) =>
  branch.zones.length > 0 && !branch.zones.some(({ polygon }) => contains(polygon, branch))
