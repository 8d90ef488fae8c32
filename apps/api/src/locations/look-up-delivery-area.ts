import { contains, distanceMetres, type Point } from '@sufra/domain/geography'
import type { Locale } from '@sufra/domain/locales'
import { readConcept } from '../concepts/concept-queries.ts'
import type { Database } from '../database/connection.ts'
import { Problem } from '../http/problem.ts'
import { type DeliveryArea, findDeliveryAreas, findLocations } from './location-queries.ts'

export const OUTSIDE_AREA: Record<Locale, string> = {
  'en-us': 'We do not deliver to your area',
  'ar-sa': 'لا نوصل إلى منطقتك',
  fr: 'Nous ne livrons pas dans votre zone',
}

/** Of several areas around a point: a branch that takes orders before a paused one, then the nearest. */
export function lookUpDeliveryArea(
  database: Database,
  { conceptId, point, locale }: { conceptId: number; point: Point; locale: Locale },
) {
  return database.forConcept(conceptId, async (db) => {
    const branches = new Map((await findLocations(db, conceptId)).map((it) => [it.id, it]))
    const [best] = (await findDeliveryAreas(db, conceptId))
      .filter(({ polygon }) => contains(polygon, point))
      .map((area) => ({ area, ...standingOf(area) }))
      .sort((a, b) => Number(a.isPaused) - Number(b.isPaused) || a.metres - b.metres)
    if (!best) throw new Problem('outside-delivery-area', OUTSIDE_AREA[locale])
    const { currency } = await readConcept(db, conceptId)
    return { area: best.area, currency }

    function standingOf({ locationId }: DeliveryArea) {
      const branch = branches.get(locationId)
      if (!branch) throw new Error(`Concept ${conceptId} has an area of no branch ${locationId}`)
      return { isPaused: branch.isPaused, metres: distanceMetres(point, branch) }
    }
  })
}
