import { findLocations } from '../locations/location-queries.ts'
import type { Db } from '../platform/database/connection.ts'
import { notFound } from '../platform/http/problems/problem.ts'
import type { Branch } from './board-queries.ts'

/** The branch itself, or the refusal for what is not there. */
export async function branchOf(db: Db, { conceptId, locationId }: Branch) {
  const location = (await findLocations(db, conceptId)).find(({ id }) => id === locationId)
  if (!location) throw notFound()
  return location
}
