import type { Point } from '@sufra/domain/branch/geography'
import type { Locale } from '@sufra/domain/text/locales'
import { readConcept } from '../concepts/concept-queries.ts'
import type { Database } from '../platform/database/connection.ts'
import { Problem } from '../platform/http/problems/problem.ts'
import { bestArea } from './best-area.ts'
import { findDeliveryAreas, findLocations } from './location-queries.ts'

export const OUTSIDE_AREA: Record<Locale, string> = {
  'en-us': 'We do not deliver to your area',
  'ar-sa': 'لا نوصل إلى منطقتك',
  fr: 'Nous ne livrons pas dans votre zone',
}

export function lookUpDeliveryArea(
  database: Database,
  { conceptId, point, locale }: { conceptId: number; point: Point; locale: Locale },
) {
  return database.forConcept(conceptId, async (db) => {
    const branches = await findLocations(db, conceptId)
    const best = bestArea(await findDeliveryAreas(db, conceptId), branches, point)
    if (!best) throw new Problem('outside-delivery-area', OUTSIDE_AREA[locale])
    const { currency } = await readConcept(db, conceptId)
    return { area: best.area, currency }
  })
}
