import { contains, nearestFirst, type Point } from '@sufra/domain/branch/geography'
import type { Database, Db } from '../platform/database/connection.ts'
import { notFound } from '../platform/http/problems/problem.ts'
import { type Branch, findDeliveryAreas, findLocations, type Location } from './location-queries.ts'

/** The branch itself, or the refusal for what is not there. */
export async function findLocation(db: Db, { conceptId, locationId }: Branch) {
  const location = (await findLocations(db, conceptId)).find(({ id }) => id === locationId)
  if (!location) throw notFound()
  return location
}

type Wanted = {
  /** Only branches that deliver here. */
  deliveringTo: Point | null
  /** Nearest to here first. */
  near: Point | null
}

export function listLocations(database: Database, conceptId: number, wanted: Wanted) {
  return database.forConcept(conceptId, async (db) => {
    const { deliveringTo, near } = wanted
    let found = await findLocations(db, conceptId)
    if (deliveringTo) {
      const areas = await findDeliveryAreas(db, conceptId)
      const around = areas.filter((area) => contains(area.polygon, deliveringTo))
      const ids = new Set(around.map((area) => area.locationId))
      found = found.filter((location) => ids.has(location.id))
    }
    return near ? nearestFirst(found, near) : found.map(withoutDistance)
  })
}

const withoutDistance = (location: Location) => ({ point: location, metres: null })
