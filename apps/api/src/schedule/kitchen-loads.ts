import type { Period } from '@sufra/domain/clock/periods'
import type { Database } from '../platform/database/connection.ts'
import { takenSlots } from './kitchen-queries.ts'

/** An estimate may be this old; a promise is made on fresh figures. */
const LIFETIME_MS = 5_000
const DAY = 24 * 60 * 60_000
const MAX_KEPT = 10_000

export type KitchenLoads = ReturnType<typeof kitchenLoads>

/** How many orders kitchens have taken on, by the start of each slot. */
export function kitchenLoads(database: Database) {
  const kept = new Map<string, { until: number; taken: Promise<Map<number, number>> }>()

  const fresh = (conceptId: number, locationId: number, span: Period) =>
    database.forConcept(conceptId, (db) => takenSlots(db, { conceptId, locationId }, span))

  return {
    fresh,
    /** Around now, for prices that are asked for with every change of a cart. */
    recent(conceptId: number, locationId: number, now: number) {
      const key = `${conceptId}/${locationId}`
      const known = kept.get(key)
      if (known && now < known.until) return known.taken
      if (kept.size >= MAX_KEPT) kept.clear()
      const taken = fresh(conceptId, locationId, { from: now - DAY, to: now + 2 * DAY })
      kept.set(key, { until: now + LIFETIME_MS, taken })
      taken.catch(() => kept.delete(key))
      return taken
    },
  }
}
