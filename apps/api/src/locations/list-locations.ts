import { contains, nearestFirst, type Point } from '@sufra/domain/branch/geography'
import type { Database } from '../platform/database/connection.ts'
import { findDeliveryAreas, findLocations, type Location } from './location-queries.ts'

type Wanted = {
  /** Only branches that deliver here. */
  deliveringTo: Point | null
  /** Nearest to here first. */
  near: Point | null
}

export function listLocations(database: Database, conceptId: number, wanted: Wanted) {
  return database.forConcept(conceptId, async (db) => {
    const { deliveringTo, near } = wanted
    let places = await findLocations(db, conceptId)
    if (deliveringTo) {
      const areas = await findDeliveryAreas(db, conceptId)
      const around = areas.filter((area) => contains(area.polygon, deliveringTo))
      const ids = new Set(around.map((area) => area.locationId))
      places = places.filter((place) => ids.has(place.id))
    }
    return near ? nearestFirst(places, near) : places.map(withoutDistance)
  })
}

const withoutDistance = (place: Location) => ({ place, metres: null })
