import type { Point } from '@sufra/domain/branch/geography'
import { readConcept } from '../concepts/concept-queries.ts'
import type { Database } from '../platform/database/connection.ts'
import { refusal } from '../platform/http/problems/problem.ts'
import { bestArea } from './best-area.ts'
import { findDeliveryAreas, findLocations } from './location-queries.ts'

export function lookUpDeliveryArea(
  database: Database,
  { conceptId, point }: { conceptId: number; point: Point },
) {
  return database.forConcept(conceptId, async (db) => {
    const branches = await findLocations(db, conceptId)
    const best = bestArea(await findDeliveryAreas(db, conceptId), branches, point)
    if (!best) throw refusal('outside-delivery-area')
    const { currency } = await readConcept(db, conceptId)
    return { area: best.area, currency }
  })
}
